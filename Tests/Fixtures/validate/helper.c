/* A library that a game may need, and that a stage does not find. */
int in_a_library(void);
int in_a_library(void) { return 0; }
