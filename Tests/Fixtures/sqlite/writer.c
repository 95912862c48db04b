/* Another process at the same store: writes settings other.0 … other.N-1, each in a transaction
 * of its own. Usage: writer FILE COUNT. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  void *library = dlopen("libsqlite3.so.0", RTLD_NOW);
  if (count != 3 || !library) return 2;
  int (*open)(const char *, void **) = (int (*)(const char *, void **))dlsym(library, "sqlite3_open");
  int (*timeout)(void *, int) = (int (*)(void *, int))dlsym(library, "sqlite3_busy_timeout");
  int (*exec)(void *, const char *, void *, void *, void *) =
      (int (*)(void *, const char *, void *, void *, void *))dlsym(library, "sqlite3_exec");
  void *database = NULL;
  if (open(arguments[1], &database) != 0) return 3;
  timeout(database, 10000);
  for (int i = 0; i < atoi(arguments[2]); i++) {
    char sql[128];
    snprintf(sql, sizeof sql, "INSERT INTO setting (name, value) VALUES ('other.%d', 'x')", i);
    if (exec(database, sql, NULL, NULL, NULL) != 0) return 4;
  }
  return 0;
}
