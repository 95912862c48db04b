/* Loaded before a program (LD_PRELOAD), this makes system libraries missing: those whose names
 * begin with one of the words in HIDDEN_LIBRARIES, which spaces part. What the loader says of them
 * is what it says on a machine that does not have them. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static __thread char message[256];
static __thread int has_message;

static int is_hidden(const char *name) {
  const char *words = getenv("HIDDEN_LIBRARIES");
  while (name && words && *words) {
    size_t length = strcspn(words, " ");
    if (length > 0 && strncmp(name, words, length) == 0) return 1;
    words += length + strspn(words + length, " ");
  }
  return 0;
}

void *dlopen(const char *name, int flags) {
  void *(*next)(const char *, int) = (void *(*)(const char *, int))dlsym(RTLD_NEXT, "dlopen");
  has_message = is_hidden(name);
  if (!has_message) return next(name, flags);
  snprintf(message, sizeof message,
           "%s: cannot open shared object file: No such file or directory", name);
  return NULL;
}

char *dlerror(void) {
  char *(*next)(void) = (char *(*)(void))dlsym(RTLD_NEXT, "dlerror");
  if (!has_message) return next();
  has_message = 0;
  return message;
}
