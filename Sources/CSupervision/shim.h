/* The system calls of a supervisor that Swift cannot make, because they are variadic. */
#ifndef NAVLAB_SUPERVISION_SHIM_H
#define NAVLAB_SUPERVISION_SHIM_H

#ifdef __linux__
#include <sys/prctl.h>

/* Makes this process the parent of whatever its children leave behind; 0 when that worked. */
static inline int supervision_adopt_orphans(void) {
  return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
}

/* Keeps other processes of the same user out of this one's memory and environment; 0 when that worked. */
static inline int supervision_hide_memory(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }
#else
static inline int supervision_adopt_orphans(void) { return -1; }
static inline int supervision_hide_memory(void) { return -1; }
#endif

#endif
