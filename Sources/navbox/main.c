/// navbox: limits and confines itself, then loads an app, or becomes a compiler, inside these bounds.
///
/// An app gets requests on fd 3 and sends replies on fd 4; whatever it prints goes to the pipe that
/// navbox was given as fd 2. With `--serve` navbox loads the runtime once, and an app if one is named, and
/// forks a process for each app that it is asked for.
#include "ExitCode.h"
#include "Launch.h"
#include "Options.h"
#include "Server.h"

int main(int argc, char **argv) {
  struct options options;
  if (!options_parse(&options, argc, argv)) return NAVBOX_USAGE;
  return options.served != NULL ? server_run(&options) : launch_run(&options);
}
