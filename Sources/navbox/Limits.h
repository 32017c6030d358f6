#ifndef NAVBOX_LIMITS_H
#define NAVBOX_LIMITS_H

#include <stdbool.h>

#include "Options.h"

/// Puts the process into a session of its own that ends with its parent.
bool limits_detach(void);

/// Sets the limits of the options, and forbids core files.
bool limits_apply(const struct options *options);

#endif
