#ifndef NAVBOX_LAUNCH_H
#define NAVBOX_LAUNCH_H

#include "Options.h"

/// Limits and confines this process, then loads an app, tries the confinement, or becomes a program.
///
/// Everything is in force before anything of the app is loaded, because code in an image runs as soon
/// as it is loaded.
///
/// Returns the code to exit with.
int launch_run(const struct options *options);

#endif
