#ifndef NAVBOX_IMAGE_H
#define NAVBOX_IMAGE_H

#include <stdbool.h>

/// How the names are looked up that a library takes from others.
enum binding {
  /// When each is first used: most of the thousands of calls of the runtime are never made.
  BINDING_LAZY,
  /// At once, for all processes that are going to be forked.
  BINDING_NOW,
};

/// Loads a library that the app is going to need; on a failure says why on fd 2.
bool image_preload(const char *path, enum binding binding);

/// Waits for the path of the app's shared library on the request channel, where a zero byte ends it.
///
/// Returns NULL when none comes: the one who asks for apps has hung up.
const char *image_await(void);

/// Loads the app's shared library and hands its entry to the host inside the runtime library.
///
/// Returns the code to exit with.
int image_run(const char *path);

#endif
