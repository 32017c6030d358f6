#define _GNU_SOURCE
#include "Privileges.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#ifdef __linux__

#include <grp.h>
#include <linux/capability.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { LAST_CAPABILITY = 63, SETS = 2 };

static bool fail(const char *subject) {
  fprintf(stderr, "navbox: privileges: %s: %s\n", subject, strerror(errno));
  return false;
}

/// Becomes another user, with a group of the same number and no other.
static bool become(unsigned long user, const struct __user_cap_data_struct *held) {
  // Whoever cannot end the other user's processes and remove their files must not start any.
  const uint32_t needed = 1u << CAP_SETUID | 1u << CAP_SETGID | 1u << CAP_KILL | 1u << CAP_CHOWN |
                          1u << CAP_DAC_OVERRIDE | 1u << CAP_FOWNER;
  if ((held->effective & needed) != needed) {
    errno = EPERM;
    return fail("another user");
  }
  if (setgroups(0, NULL) != 0) return fail("groups");
  if (setresgid((gid_t)user, (gid_t)user, (gid_t)user) != 0) return fail("another group");
  if (setresuid((uid_t)user, (uid_t)user, (uid_t)user) != 0) return fail("another user");
  return true;
}

/// Gives up what a program could get back by being started; whoever may not do this cannot get it back either.
static void drop_bounds(void) {
  for (unsigned long capability = 0; capability <= LAST_CAPABILITY; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
}

bool privileges_drop(unsigned long user) {
  struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  struct __user_cap_data_struct sets[SETS];
  if (syscall(SYS_capget, &header, sets) != 0) return fail("capabilities");
  bool may_set_groups = (sets[0].effective & 1u << CAP_SETGID) != 0;
  // Namespaces may forbid it, and then have no other groups.
  if (may_set_groups && setgroups(0, NULL) != 0 && errno != EPERM) return fail("groups");
  drop_bounds();
  if (user != 0 && !become(user, sets)) return false;
  memset(sets, 0, sizeof sets);
  if (syscall(SYS_capset, &header, sets) != 0) return fail("capabilities");
  if (syscall(SYS_capget, &header, sets) != 0) return fail("capabilities");
  for (int index = 0; index < SETS; index++) {
    if (sets[index].effective == 0 && sets[index].permitted == 0) continue;
    errno = EPERM;
    return fail("capabilities are left");
  }
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 || fail("new privileges");
}

#else

bool privileges_drop(unsigned long user) { return user == 0; }

#endif
