#ifndef C_PLATFORM_H
#define C_PLATFORM_H
#endif
