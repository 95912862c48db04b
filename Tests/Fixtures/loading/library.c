/* The smallest library that could be a game, with its entry point under a name of one's choice.
 * Never called: the ELF tests only look at it. */
#ifndef ENTRY
#define ENTRY makeGameConfig
#endif

#ifdef NEEDS_SYMBOL
extern int NEEDS_SYMBOL(void);
#else
static int NEEDS_SYMBOL(void) { return 0; }
#endif

__attribute__((visibility("default"))) const void *ENTRY(const void *host) {
  return NEEDS_SYMBOL() ? host : 0;
}

__attribute__((visibility("hidden"))) int hidden_function(void) { return 1; }
__attribute__((weak)) extern int weak_function(void);
int calls_weak_function(void) { return weak_function ? weak_function() : 0; }
