// Frames on a terminal.
