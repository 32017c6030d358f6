import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A namespace for handling signals that concern the whole process.
enum ProcessSignals {
  /// Turns writes to closed pipes into errors, so that an app that has ended does not end NavLab.
  static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }

  /// Returns a watch that runs a handler before a signal ends the process.
  ///
  /// - Parameter handler: A closure called on its own thread.
  /// - Returns: The watch for these signals.
  static func beforeEnding(_ handler: @escaping @Sendable () -> Void) -> EndingWatch {
    EndingWatch(handler)
  }

  /// A watch for signals that end the process from outside.
  final class EndingWatch {
    private let sources: [any DispatchSourceSignal]

    fileprivate init(_ handler: @escaping @Sendable () -> Void) {
      sources = [SIGTERM, SIGHUP, SIGQUIT].map { number in
        #if canImport(Darwin)
        signal(number, SIG_IGN)
        #endif
        let source = DispatchSource.makeSignalSource(
          signal: number,
          queue: DispatchQueue(label: "navlab.ending")
        )
        source.setEventHandler {
          handler()
          _exit(128 + number)
        }
        source.resume()
        return source
      }
    }

    /// Stops watching for the signals.
    func cancel() {
      for source in sources { source.cancel() }
    }
  }
}
