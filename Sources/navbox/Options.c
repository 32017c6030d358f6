#include "Options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char usage[] =
    "usage: navbox [--cpu SECONDS] [--as MEGABYTES] [--fsize MEGABYTES] [--nofile N]\n"
    "              [--processes N] [--user N] [--landlock-ro PATH]... [--landlock-rw PATH]...\n"
    "              [--seccomp strict|tools] [--confine required|possible] [--chdir FOLDER]\n"
    "              [--preload LIBRARY]\n"
    "              (--image FILE|- | --canary SECRET | -- PROGRAM [ARGUMENT]...)\n"
    "       navbox --serve LIBRARY [--app FILE] [--hand FOLDER]\n";

static bool fail(const char *problem, const char *subject) {
  fprintf(stderr, "navbox: %s: %s\n%s", problem, subject, usage);
  return false;
}

/// Limits above this would overflow once they are turned into bytes.
static const unsigned long largest_number = 1ul << 30;
/// Beyond these, numbers of users have a meaning of their own for the system.
static const unsigned long largest_user = 0x7ffffffe;

static bool parse_number(const char *option, const char *text, unsigned long largest,
                         unsigned long *number) {
  char *end = NULL;
  errno = 0;
  unsigned long value = strtoul(text, &end, 10);
  bool is_digits = *text >= '0' && *text <= '9' && *end == '\0';
  if (!is_digits || errno != 0 || value == 0 || value > largest) {
    return fail("not a whole number above 0", option);
  }
  *number = value;
  return true;
}

static bool parse_limit(const char *option, const char *text, unsigned long *limit) {
  return parse_number(option, text, largest_number, limit);
}

static bool parse_path(const char *option, const char *text, struct paths *paths) {
  if (paths->count == NAVBOX_MAX_PATHS) return fail("given too often", option);
  paths->items[paths->count++] = text;
  return true;
}

static bool parse_seccomp(const char *text, enum seccomp_level *level) {
  if (strcmp(text, "strict") == 0) {
    *level = SECCOMP_STRICT;
  } else if (strcmp(text, "tools") == 0) {
    *level = SECCOMP_TOOLS;
  } else {
    return fail("unknown --seccomp level", text);
  }
  return true;
}

static bool parse_need(const char *text, enum confinement_need *need) {
  if (strcmp(text, "required") == 0) {
    *need = CONFINEMENT_REQUIRED;
  } else if (strcmp(text, "possible") == 0) {
    *need = CONFINEMENT_POSSIBLE;
  } else {
    return fail("unknown --confine", text);
  }
  return true;
}

static bool parse_option(struct options *options, const char *option, const char *value) {
  if (strcmp(option, "--cpu") == 0) return parse_limit(option, value, &options->cpu_seconds);
  if (strcmp(option, "--as") == 0) return parse_limit(option, value, &options->address_megabytes);
  if (strcmp(option, "--fsize") == 0) return parse_limit(option, value, &options->file_megabytes);
  if (strcmp(option, "--nofile") == 0) return parse_limit(option, value, &options->open_files);
  if (strcmp(option, "--processes") == 0) return parse_limit(option, value, &options->processes);
  if (strcmp(option, "--user") == 0) {
    return parse_number(option, value, largest_user, &options->user);
  }
  if (strcmp(option, "--confine") == 0) return parse_need(value, &options->need);
  if (strcmp(option, "--landlock-ro") == 0) return parse_path(option, value, &options->readable);
  if (strcmp(option, "--landlock-rw") == 0) return parse_path(option, value, &options->writable);
  if (strcmp(option, "--seccomp") == 0) return parse_seccomp(value, &options->seccomp);
  if (strcmp(option, "--chdir") == 0) {
    options->folder = value;
    return true;
  }
  if (strcmp(option, "--preload") == 0) {
    options->preload = value;
    return true;
  }
  if (strcmp(option, "--image") == 0) {
    options->image = value;
    return true;
  }
  if (strcmp(option, "--canary") == 0) {
    options->secret = value;
    return true;
  }
  if (strcmp(option, "--serve") == 0) {
    options->served = value;
    return true;
  }
  if (strcmp(option, "--app") == 0) {
    options->app = value;
    return true;
  }
  if (strcmp(option, "--hand") == 0) {
    options->handed = value;
    return true;
  }
  return fail("unknown option", option);
}

bool options_parse(struct options *options, int argc, char **argv) {
  memset(options, 0, sizeof *options);
  for (int index = 1; index < argc; index += 2) {
    if (strcmp(argv[index], "--") == 0) {
      if (index + 1 < argc) options->program = argv + index + 1;
      break;
    }
    if (index + 1 == argc) return fail("value missing after", argv[index]);
    if (!parse_option(options, argv[index], argv[index + 1])) return false;
  }
  int tasks = (options->image != NULL) + (options->program != NULL) + (options->secret != NULL) +
              (options->served != NULL);
  if (tasks != 1) {
    return fail("expected one of", "--image FILE, --canary SECRET, --serve LIBRARY, -- PROGRAM");
  }
  int others = argc - 3 - (options->handed != NULL ? 2 : 0) - (options->app != NULL ? 2 : 0);
  if (options->served != NULL && others != 0) return fail("no other option goes with", "--serve");
  if (options->served == NULL && options->handed != NULL) return fail("only goes with --serve", "--hand");
  if (options->served == NULL && options->app != NULL) return fail("only goes with --serve", "--app");
  if (options->program != NULL && options->seccomp == SECCOMP_STRICT) {
    return fail("a program cannot be started under", "--seccomp strict");
  }
  return true;
}
