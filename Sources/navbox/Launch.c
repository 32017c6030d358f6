#include "Launch.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "Canary.h"
#include "Confinement.h"
#include "Descriptors.h"
#include "ExitCode.h"
#include "Image.h"
#include "Limits.h"
#include "Privileges.h"

int launch_run(const struct options *options) {
  if (options->folder != NULL && chdir(options->folder) != 0) {
    fprintf(stderr, "navbox: %s: %s\n", options->folder, strerror(errno));
    return NAVBOX_USAGE;
  }
  if (options->image != NULL && !descriptors_arrange()) return NAVBOX_NOT_CONFINED;
  descriptors_close_from(options->image != NULL ? REPLIES_FD + 1 : STDERR_FILENO + 1);
  if (!limits_detach() || !limits_apply(options)) return NAVBOX_NOT_CONFINED;
  bool is_app = options->image != NULL || options->secret != NULL;
  bool is_confined = options->seccomp != SECCOMP_OFF || options->writable.count > 0;
  if (is_app && is_confined && !privileges_drop()) return NAVBOX_NOT_CONFINED;
  if (!landlock_apply(options) || !seccomp_apply(options)) return NAVBOX_NOT_CONFINED;

  if (options->secret != NULL) return canary_run(options->secret);
  if (options->image != NULL) {
    if (options->preload != NULL && !image_preload(options->preload)) {
      return NAVBOX_NOT_LOADED;
    }
    const char *image = strcmp(options->image, "-") == 0 ? image_await() : options->image;
    return image != NULL ? image_run(image) : NAVBOX_USAGE;
  }
  execv(options->program[0], options->program);
  fprintf(stderr, "navbox: cannot start %s: %s\n", options->program[0], strerror(errno));
  return NAVBOX_NOT_LOADED;
}
