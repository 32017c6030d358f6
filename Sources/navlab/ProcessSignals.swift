#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// How this process takes the signals that concern it as a whole.
enum ProcessSignals {
  /// Turns a write to a closed pipe into an error, so that an app that is gone does not take us along.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}
