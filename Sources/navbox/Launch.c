#include "Launch.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "Canary.h"
#include "Confinement.h"
#include "Descriptors.h"
#include "ExitCode.h"
#include "Image.h"
#include "Limits.h"
#include "Privileges.h"

/// Gives the process, and the threads that it starts, a name that says nothing about what runs them.
static void take_plain_name(void) {
#ifdef __linux__
  prctl(PR_SET_NAME, "main");
#endif
}

int launch_run(const struct options *options) {
  if (options->folder != NULL && chdir(options->folder) != 0) {
    fprintf(stderr, "navbox: %s: %s\n", options->folder, strerror(errno));
    return NAVBOX_USAGE;
  }
  if (options->image != NULL && !descriptors_arrange()) return NAVBOX_NOT_CONFINED;
  descriptors_close_from(options->image != NULL ? REPLIES_FD + 1 : STDERR_FILENO + 1);
  if (!limits_detach()) return NAVBOX_NOT_CONFINED;
  bool is_app = options->image != NULL || options->secret != NULL;
  bool is_confined = options->seccomp != SECCOMP_OFF || options->writable.count > 0;
  // The runtime may lie where nobody but this user can reach it.
  bool is_preloaded = options->user != 0 && options->preload != NULL;
  if (is_preloaded && !image_preload(options->preload)) return NAVBOX_NOT_LOADED;
  // The paths, too, are looked up before another user may be unable to.
  if (!limits_apply(options) || !landlock_apply(options)) return NAVBOX_NOT_CONFINED;
  if (is_app && is_confined && !privileges_drop(options->user)) return NAVBOX_NOT_CONFINED;
  // Whoever has become another user has to say anew with whom to end.
  if (options->user != 0 && !limits_detach()) return NAVBOX_NOT_CONFINED;
  if (!seccomp_apply(options)) return NAVBOX_NOT_CONFINED;

  if (options->secret != NULL) return canary_run(options->secret, options->folder);
  if (options->image != NULL) {
    take_plain_name();
    if (options->preload != NULL && !is_preloaded && !image_preload(options->preload)) {
      return NAVBOX_NOT_LOADED;
    }
    const char *image = strcmp(options->image, "-") == 0 ? image_await() : options->image;
    return image != NULL ? image_run(image) : NAVBOX_USAGE;
  }
  execv(options->program[0], options->program);
  fprintf(stderr, "navbox: cannot start %s: %s\n", options->program[0], strerror(errno));
  return NAVBOX_NOT_LOADED;
}
