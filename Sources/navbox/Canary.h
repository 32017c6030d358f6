#ifndef NAVBOX_CANARY_H
#define NAVBOX_CANARY_H

/// Tries, inside the confinement, what an app must not be able to do, and says on fd 2 what is refused.
///
/// Nothing is concluded from versions or settings: a gate is shut when somebody has run against it.
///
/// What an app must be able to do is tried first: to keep files in its home, and to start some threads.
///
/// Returns the code to exit with.
int canary_run(const char *secret, const char *home);

#endif
