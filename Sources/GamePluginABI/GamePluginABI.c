/* The door is a header; this file gives SwiftPM something to compile. */
#include "GamePluginABI.h"
