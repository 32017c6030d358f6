#ifndef NAVBOX_ALLOWED_CALLS_H
#define NAVBOX_ALLOWED_CALLS_H

#include <stddef.h>

/// The system calls that an app may make, whatever their arguments are.
///
/// These are what the C library, the Swift runtime, Dispatch and Foundation need to run, to keep time, and to work with
/// files in the app's home. None starts a process, reaches another one, opens a connection, or changes the machine.
extern const int allowed_calls[];

/// How many there are.
extern const size_t allowed_calls_count;

#endif
