/* The kernel's event interfaces that the Glibc module leaves out. */
#ifndef C_PLATFORM_LINUX_EVENTS_H
#define C_PLATFORM_LINUX_EVENTS_H

#include <sys/epoll.h>
#include <sys/signalfd.h>

#endif
