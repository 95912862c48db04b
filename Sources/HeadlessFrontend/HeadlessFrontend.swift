// Frames as lines of JSON.
