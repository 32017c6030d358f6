#define _GNU_SOURCE
#include "Canary.h"

#include "ExitCode.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysmacros.h>
#include <sys/timex.h>
#include <time.h>

// The same on every architecture; older headers lack it.
enum { NR_FSOPEN = 430 };
#endif

static bool can_read(const char *secret) {
  char byte;
  int descriptor = open(secret, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  bool got = read(descriptor, &byte, 1) == 1;
  close(descriptor);
  return got;
}

static bool can_write(const char *secret) {
  int descriptor = open(secret, O_WRONLY | O_APPEND | O_CLOEXEC);
  if (descriptor < 0) return false;
  bool wrote = write(descriptor, "\n", 1) == 1;
  close(descriptor);
  return wrote;
}

static bool can_connect(void) {
  const int families[] = {AF_INET, AF_INET6, AF_UNIX};
  for (size_t index = 0; index < sizeof families / sizeof *families; index++) {
    int descriptor = socket(families[index], SOCK_STREAM, 0);
    if (descriptor < 0) continue;
    close(descriptor);
    return true;
  }
  return false;
}

static bool can_start_processes(void) {
  pid_t child = fork();
  if (child < 0) return false;
  if (child == 0) _exit(0);
  waitpid(child, NULL, 0);
  return true;
}

static bool can_signal(void) {
  // Signal 0 asks for the permission only.
  return kill(getppid(), 0) == 0;
}

#ifdef __linux__
static bool can_make_devices(void) {
  const char name[] = "navbox-canary-device";
  // The device that swallows everything: it does no harm to whoever gets it.
  if (mknod(name, S_IFCHR | 0600, makedev(1, 3)) != 0) return false;
  unlink(name);
  return true;
}

static bool can_set_clock(void) {
  // Asks for nothing to be changed, which is refused where changes are.
  struct timex change = {.modes = 0};
  return clock_adjtime(CLOCK_REALTIME, &change) >= 0;
}

static bool can_make_file_systems(void) {
  int descriptor = (int)syscall(NR_FSOPEN, "tmpfs", 0);
  // Who only lacks the permission has come as far as the kernel's own check.
  if (descriptor < 0) return errno != ENOSYS;
  close(descriptor);
  return true;
}
#else
static bool can_make_devices(void) { return false; }
static bool can_set_clock(void) { return false; }
static bool can_make_file_systems(void) { return false; }
#endif

static bool can_be_root(void) {
  // Whoever is nobody in particular may still be able to become root.
  return geteuid() == 0 || setreuid(0, 0) == 0;
}

static bool can_use(const char *home) {
  char path[PATH_MAX];
  if (home == NULL) return true;
  int length = snprintf(path, sizeof path, "%s/.navbox-canary", home);
  if (length < 0 || (size_t)length >= sizeof path) return false;
  int descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0600);
  if (descriptor < 0) return false;
  bool wrote = write(descriptor, "?", 1) == 1;
  close(descriptor);
  return unlink(path) == 0 && wrote;
}

static void *wait_for(void *gate) {
  pthread_mutex_lock(gate);
  pthread_mutex_unlock(gate);
  return NULL;
}

/// Whether as many threads can live at once as an app may have that does much in the background.
static bool can_start_threads(void) {
  enum { THREADS = 32 };
  pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
  pthread_t threads[THREADS];
  int count = 0;
  pthread_mutex_lock(&gate);
  while (count < THREADS && pthread_create(&threads[count], NULL, wait_for, &gate) == 0) count++;
  pthread_mutex_unlock(&gate);
  for (int index = 0; index < count; index++) pthread_join(threads[index], NULL);
  return count == THREADS;
}

static void tell(const char *gate, bool is_open) {
  fprintf(stderr, "canary %s %s\n", gate, is_open ? "open" : "shut");
}

int canary_run(const char *secret, const char *home) {
  if (!can_use(home)) {
    fprintf(stderr, "navbox: canary: the home cannot be used: %s\n", strerror(errno));
    return NAVBOX_NOT_CONFINED;
  }
  if (!can_start_threads()) {
    fprintf(stderr, "navbox: canary: too few threads can be started\n");
    return NAVBOX_NOT_CONFINED;
  }
  tell("root", can_be_root());
  tell("read", can_read(secret));
  tell("write", can_write(secret));
  tell("network", can_connect());
  tell("processes", can_start_processes());
  tell("signals", can_signal());
  tell("devices", can_make_devices());
  tell("clock", can_set_clock());
  tell("mounts", can_make_file_systems());
  return 0;
}
