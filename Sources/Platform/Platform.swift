// The only door to libc.
