#ifndef NAVBOX_EXIT_CODE_H
#define NAVBOX_EXIT_CODE_H

/// How navbox itself ends, as in sysexits.h where a code fits. An app that was started ends with its
/// own code or signal.
enum {
  /// The command line is wrong.
  NAVBOX_USAGE = 64,
  /// A limit or a confinement that was asked for cannot be had; nothing of the app has run.
  NAVBOX_NOT_CONFINED = 71,
  /// The image or the program cannot be loaded.
  NAVBOX_NOT_LOADED = 72,
  /// The image has no entry, or brings a host of its own.
  NAVBOX_NO_ENTRY = 73,
};

#endif
