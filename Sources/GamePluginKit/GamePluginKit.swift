// The SDK for plugin authors.
