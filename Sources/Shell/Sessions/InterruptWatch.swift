import Dispatch

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A watch that lets Ctrl-C interrupt the running command instead of ending the program.
///
/// While the user edits a line, Ctrl-C goes to the editor like any other key.
package final class InterruptWatch {
  private let source: any DispatchSourceSignal

  /// Creates a watch for Ctrl-C with a handler, and starts it.
  ///
  /// - Parameter handler: A closure called on its own thread.
  package init(handler: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
    // Here, a source receives the signal only if the process ignores it.
    signal(SIGINT, SIG_IGN)
    #endif
    source = DispatchSource.makeSignalSource(
      signal: SIGINT,
      queue: DispatchQueue(label: "navlab.interrupt")
    )
    source.setEventHandler(handler: handler)
    source.resume()
  }

  /// Stops watching for Ctrl-C.
  package func cancel() {
    source.cancel()
  }
}
