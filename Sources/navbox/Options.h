#ifndef NAVBOX_OPTIONS_H
#define NAVBOX_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>

enum { NAVBOX_MAX_PATHS = 64 };

/// Which system calls are refused.
enum seccomp_level {
  SECCOMP_OFF,
  /// For compilers: no sockets, no tracing, no new namespaces.
  SECCOMP_TOOLS,
  /// For apps: nothing but the calls in AllowedCalls.c.
  SECCOMP_STRICT,
};

/// What happens when the kernel lacks a confinement that is asked for.
enum confinement_need {
  /// Nothing runs.
  CONFINEMENT_REQUIRED,
  /// It is left out.
  CONFINEMENT_POSSIBLE,
};

/// A list of paths given on the command line.
struct paths {
  const char *items[NAVBOX_MAX_PATHS];
  size_t count;
};

/// What the command line asks for; a limit of 0 is no limit.
struct options {
  unsigned long cpu_seconds;
  unsigned long address_megabytes;
  unsigned long file_megabytes;
  unsigned long open_files;
  /// How many processes and threads may be added to those that the user has; root is not bound by it.
  unsigned long processes;
  /// The number of the user and of the group to become, or 0 to stay who one is.
  unsigned long user;
  struct paths readable;
  struct paths writable;
  enum seccomp_level seccomp;
  enum confinement_need need;
  /// The folder to run in, or NULL for the current one.
  const char *folder;
  /// A library to load before the app's, or NULL.
  const char *preload;
  /// The app's shared library, or NULL when a program is to be run; "-" when its path comes later.
  const char *image;
  /// The program and its arguments, ended by NULL, or NULL when something else is to be done.
  char **program;
  /// The runtime of the processes that are to be made on request, or NULL.
  const char *served;
  /// The app's shared library that a server loads before it forks, or NULL.
  const char *app;
  /// The folder that a server hands over before it serves, because nobody outside can reach it by its path, or NULL.
  const char *handed;
  /// A file that must be out of reach, when the confinement is to be tried out, or NULL.
  const char *secret;
};

/// Reads the command line; on a mistake says what is wrong on fd 2 and returns false.
bool options_parse(struct options *options, int argc, char **argv);

#endif
