/// navbox: limits and confines itself, then loads an app, or becomes a compiler, inside these bounds.
///
/// An app gets requests on fd 3 and sends replies on fd 4; whatever it prints goes to the pipe that
/// navbox was given as fd 2. Everything is in force before the image is loaded, because code in an
/// image runs as soon as it is loaded.
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
#include "Options.h"

int main(int argc, char **argv) {
  struct options options;
  if (!options_parse(&options, argc, argv)) return NAVBOX_USAGE;

  if (options.folder != NULL && chdir(options.folder) != 0) {
    fprintf(stderr, "navbox: %s: %s\n", options.folder, strerror(errno));
    return NAVBOX_USAGE;
  }
  if (options.image != NULL && !descriptors_arrange()) return NAVBOX_NOT_CONFINED;
  descriptors_close_from(options.image != NULL ? REPLIES_FD + 1 : STDERR_FILENO + 1);
  if (!limits_detach() || !limits_apply(&options)) return NAVBOX_NOT_CONFINED;
  if (!landlock_apply(&options) || !seccomp_apply(&options)) return NAVBOX_NOT_CONFINED;

  if (options.secret != NULL) return canary_run(options.secret);
  if (options.image != NULL) {
    if (options.preload != NULL && !image_preload(options.preload)) return NAVBOX_NOT_LOADED;
    const char *image = strcmp(options.image, "-") == 0 ? image_await() : options.image;
    return image != NULL ? image_run(image) : NAVBOX_USAGE;
  }
  execv(options.program[0], options.program);
  fprintf(stderr, "navbox: cannot start %s: %s\n", options.program[0], strerror(errno));
  return NAVBOX_NOT_LOADED;
}
