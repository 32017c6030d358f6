#define _GNU_SOURCE
#include "Confinement.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#ifdef __linux__

#include <fcntl.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The headers of older systems lack Landlock or its later versions, so its numbers are named here;
// they are the kernel's interface and never change.
enum {
  NR_CREATE_RULESET = 444,
  NR_ADD_RULE = 445,
  NR_RESTRICT_SELF = 446,
  CREATE_RULESET_VERSION = 1,
  RULE_PATH_BENEATH = 1,
};

static const uint64_t fs_execute = 1 << 0;
static const uint64_t fs_write_file = 1 << 1;
static const uint64_t fs_read_file = 1 << 2;
static const uint64_t fs_read_dir = 1 << 3;
static const uint64_t fs_all_first = (1 << 13) - 1;
// Devices, sockets and pipes, which nobody needs in a folder of their own.
static const uint64_t fs_make_special = 1 << 6 | 1 << 9 | 1 << 10 | 1 << 11;
static const uint64_t fs_refer = 1 << 13;      // version 2
static const uint64_t fs_truncate = 1 << 14;   // version 3
static const uint64_t fs_ioctl_dev = 1 << 15;  // version 5
static const uint64_t net_bind_and_connect = 3;    // version 4
static const uint64_t scope_sockets_and_signals = 3;  // version 6

struct ruleset {
  uint64_t fs;
  uint64_t net;
  uint64_t scoped;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

static bool fail(const char *subject) {
  fprintf(stderr, "navbox: landlock: %s: %s\n", subject, strerror(errno));
  return false;
}

static uint64_t all_rights(long version) {
  uint64_t rights = fs_all_first;
  if (version >= 2) rights |= fs_refer;
  if (version >= 3) rights |= fs_truncate;
  if (version >= 5) rights |= fs_ioctl_dev;
  return rights;
}

static bool allow(int rules, const char *path, uint64_t rights) {
  int descriptor = open(path, O_PATH | O_CLOEXEC);
  // What is not there needs no permission.
  if (descriptor < 0) return errno == ENOENT || fail(path);
  struct stat status;
  if (fstat(descriptor, &status) != 0) return fail(path);
  if (!S_ISDIR(status.st_mode)) {
    rights &= fs_execute | fs_write_file | fs_read_file | fs_truncate | fs_ioctl_dev;
  }
  struct path_rule rule = {rights, descriptor};
  if (syscall(NR_ADD_RULE, rules, RULE_PATH_BENEATH, &rule, 0) != 0) return fail(path);
  close(descriptor);
  return true;
}

bool landlock_apply(const struct options *options) {
  if (options->readable.count + options->writable.count == 0) return true;
  long version = syscall(NR_CREATE_RULESET, NULL, 0, CREATE_RULESET_VERSION);
  if (version < 1) return options->need == CONFINEMENT_POSSIBLE || fail("not available");

  struct ruleset handled = {
      all_rights(version),
      version >= 4 ? net_bind_and_connect : 0,
      version >= 6 ? scope_sockets_and_signals : 0,
  };
  size_t size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  int rules = (int)syscall(NR_CREATE_RULESET, &handled, size, 0);
  if (rules < 0) return fail("rules");
  for (size_t index = 0; index < options->readable.count; index++) {
    uint64_t rights = fs_execute | fs_read_file | fs_read_dir;
    if (!allow(rules, options->readable.items[index], rights)) return false;
  }
  uint64_t writing = handled.fs & ~(fs_make_special | fs_ioctl_dev);
  for (size_t index = 0; index < options->writable.count; index++) {
    if (!allow(rules, options->writable.items[index], writing)) return false;
  }
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return fail("privileges");
  if (syscall(NR_RESTRICT_SELF, rules, 0) != 0) return fail("restriction");
  close(rules);
  return true;
}

#else

bool landlock_apply(const struct options *options) {
  if (options->readable.count + options->writable.count == 0) return true;
  if (options->need == CONFINEMENT_POSSIBLE) return true;
  fprintf(stderr, "navbox: landlock: only Linux has it\n");
  return false;
}

#endif
