// The process that a plugin runs in.
