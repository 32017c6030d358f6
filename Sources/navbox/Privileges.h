#ifndef NAVBOX_PRIVILEGES_H
#define NAVBOX_PRIVILEGES_H

#include <stdbool.h>

/// Gives up every capability and every further group, for good; without them root is a user like any other.
///
/// Returns false when something is left, and says what on fd 2.
bool privileges_drop(void);

#endif
