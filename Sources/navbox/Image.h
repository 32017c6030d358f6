#ifndef NAVBOX_IMAGE_H
#define NAVBOX_IMAGE_H

#include <stdbool.h>

/// Loads a library that the app is going to need; on a failure says why on fd 2.
bool image_preload(const char *path);

/// Loads the runtime of apps, then an app's shared library if one is named, and lets the runtime do what every app's
/// process would do first; on a failure says why on fd 2.
bool image_prepare(const char *path, const char *app);

#ifdef __linux__
/// Lets the runtime look up the types of an app's shared library, which none of the processes that are
/// forked from this one does again; on a failure says why on fd 2.
bool image_meet(const char *path);
#endif

/// Waits for the path of the app's shared library on the request channel, where a zero byte ends it.
///
/// Returns NULL when none comes: the one who asks for apps has hung up.
const char *image_await(void);

/// Loads the app's shared library and hands its entry to the host inside the runtime library.
///
/// Returns the code to exit with.
int image_run(const char *path);

#endif
