/* Put before a game with -include: each load leaves a line in the game's log. */
#include <unistd.h>

__attribute__((constructor)) static void say_loaded(void) { (void)!write(1, "loaded\n", 7); }
