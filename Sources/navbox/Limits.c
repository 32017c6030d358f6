#include "Limits.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <dirent.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#endif

bool limits_detach(void) {
#ifdef __linux__
  pid_t parent = getppid();
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0) return false;
  // A parent that died before the line above would never be noticed.
  if (getppid() != parent) return false;
#endif
  // A parent that already made this process the leader of a group has done what is wanted.
  return setsid() >= 0 || (errno == EPERM && getpgrp() == getpid());
}

static bool limit(int resource, rlim_t soft, rlim_t hard, const char *name) {
  struct rlimit now;
  if (getrlimit(resource, &now) == 0 && now.rlim_max != RLIM_INFINITY) {
    // A stricter limit from outside stands: only root could raise it.
    if (hard > now.rlim_max) hard = now.rlim_max;
    if (soft > hard) soft = hard;
  }
  struct rlimit wanted = {soft, hard};
  if (setrlimit(resource, &wanted) == 0) return true;
  fprintf(stderr, "navbox: limit of %s: %s\n", name, strerror(errno));
  return false;
}

#ifdef __linux__
/// How many processes and threads a user has, as the kernel counts them for the limit.
static rlim_t tasks_of(uid_t user) {
  rlim_t count = 0;
  DIR *processes = opendir("/proc");
  if (processes == NULL) return count;
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    char path[64];
    struct stat status;
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9' || strlen(entry->d_name) > 20) continue;
    snprintf(path, sizeof path, "/proc/%s/task", entry->d_name);
    // A folder has one link for each thread in it, and two of its own.
    if (stat(path, &status) == 0 && status.st_uid == user) count += status.st_nlink - 2;
  }
  closedir(processes);
  return count;
}
#endif

bool limits_apply(const struct options *options) {
  rlim_t megabyte = 1 << 20;
  if (!limit(RLIMIT_CORE, 0, 0, "core files")) return false;
  if (options->cpu_seconds) {
    // SIGXCPU at the soft limit tells this end apart; SIGKILL comes for who ignores it.
    rlim_t seconds = options->cpu_seconds;
    if (!limit(RLIMIT_CPU, seconds, seconds + 1, "processor time")) return false;
  }
  if (options->file_megabytes) {
    rlim_t bytes = options->file_megabytes * megabyte;
    if (!limit(RLIMIT_FSIZE, bytes, bytes, "file size")) return false;
  }
  if (options->open_files) {
    if (!limit(RLIMIT_NOFILE, options->open_files, options->open_files, "open files")) return false;
  }
#ifdef __linux__
  if (options->processes) {
    // The limit is on all that the user runs, anywhere on the machine.
    uid_t user = options->user != 0 ? (uid_t)options->user : geteuid();
    rlim_t tasks = tasks_of(user) + options->processes;
    if (!limit(RLIMIT_NPROC, tasks, tasks, "processes")) return false;
  }
  // Elsewhere the limit exists but does nothing or cannot be set.
  if (options->address_megabytes) {
    rlim_t bytes = options->address_megabytes * megabyte;
    if (!limit(RLIMIT_AS, bytes, bytes, "address space")) return false;
  }
#endif
  return true;
}
