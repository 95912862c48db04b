// The host runtime.
