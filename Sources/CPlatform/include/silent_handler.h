/* A message handler for libraries that would otherwise print to the terminal. */
#ifndef C_PLATFORM_SILENT_HANDLER_H
#define C_PLATFORM_SILENT_HANDLER_H

/* void handler(const char *file, int line, const char *function, int code, const char *format,
 * ...), the shape of ALSA's snd_lib_error_handler_t; does nothing. Swift cannot define a variadic
 * C function. The address, for the library's setter. */
void *cplatform_silent_handler(void);

#endif
