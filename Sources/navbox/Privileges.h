#ifndef NAVBOX_PRIVILEGES_H
#define NAVBOX_PRIVILEGES_H

#include <stdbool.h>

/// Gives up every capability and every further group, for good; without them root is a user like any other.
///
/// Unless it is 0, the process also becomes the user of that number, which only root can do.
///
/// Returns false when something is left, and says what on fd 2.
bool privileges_drop(unsigned long user);

#endif
