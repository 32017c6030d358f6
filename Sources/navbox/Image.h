#ifndef NAVBOX_IMAGE_H
#define NAVBOX_IMAGE_H

/// Loads the app's shared library and hands its entry to the host inside the runtime library.
///
/// Returns the code to exit with.
int image_run(const char *path);

#endif
