/* A library that a game brings along: the function -DNAME returns -DVALUE, to which -DNEEDS, a
 * function of another library, adds. With -DREADS a constructor tries to read that file, and ends
 * the process if it can. */
#include <fcntl.h>
#include <unistd.h>

#ifndef VALUE
#define VALUE 1
#endif

#ifdef NEEDS
int NEEDS(void);
#else
#define NEEDS() 0
#endif

int NAME(void);

int NAME(void) { return VALUE + NEEDS(); }

#ifdef READS
__attribute__((constructor)) static void constructor(void) {
  if (open(READS, O_RDONLY) >= 0) _exit(99);
}
#endif
