import Synchronization

/// A request to stop the action that is running, from another thread or from a signal handler.
package final class Interruption: Sendable {
  private let requested = Atomic(false)

  package init() {}

  /// Asks for the running action to stop; without a running action nothing happens.
  package func request() {
    requested.store(true, ordering: .relaxed)
  }

  /// Whether the running action shall stop.
  var isRequested: Bool {
    requested.load(ordering: .relaxed)
  }

  /// Forgets requests that came when nothing was running.
  func clear() {
    requested.store(false, ordering: .relaxed)
  }
}
