#define _GNU_SOURCE
#include "Descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

static bool fail(const char *step) {
  fprintf(stderr, "navbox: %s: %s\n", step, strerror(errno));
  return false;
}

bool descriptors_arrange(void) {
  // Close-on-exec: a program that the app starts must not hold the channel open.
  if (dup2(STDIN_FILENO, REQUESTS_FD) < 0 || fcntl(REQUESTS_FD, F_SETFD, FD_CLOEXEC) < 0) {
    return fail("request pipe");
  }
  if (dup2(STDOUT_FILENO, REPLIES_FD) < 0 || fcntl(REPLIES_FD, F_SETFD, FD_CLOEXEC) < 0) {
    return fail("reply pipe");
  }
  int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (nothing < 0 || dup2(nothing, STDIN_FILENO) < 0) return fail("/dev/null");
  if (dup2(STDERR_FILENO, STDOUT_FILENO) < 0) return fail("console pipe");
  // What was printed before a crash must not be lost in a buffer.
  if (setvbuf(stdout, NULL, _IONBF, 0) != 0) return fail("console buffer");
  return true;
}

void descriptors_close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, first, ~0u, 0) == 0) return;
#endif
  long limit = sysconf(_SC_OPEN_MAX);
  for (int descriptor = first; descriptor < (limit < 0 ? 1024 : limit); descriptor++) {
    close(descriptor);
  }
}
