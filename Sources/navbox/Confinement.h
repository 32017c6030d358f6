#ifndef NAVBOX_CONFINEMENT_H
#define NAVBOX_CONFINEMENT_H

#include <stdbool.h>

#include "Options.h"

/// Allows only the paths of the options, and no TCP, by Landlock; does nothing when there are none.
bool landlock_apply(const struct options *options);

/// Refuses the system calls that the level of the options forbids, by seccomp.
bool seccomp_apply(const struct options *options);

#endif
