import Synchronization

/// A request to stop the running action, from another thread or from a signal handler.
package final class Interruption: Sendable {
  private let requested = Atomic(false)

  package init() {}

  /// Asks the running action to stop; does nothing if no action is running.
  package func request() {
    requested.store(true, ordering: .relaxed)
  }

  /// Whether the running action must stop.
  var isRequested: Bool {
    requested.load(ordering: .relaxed)
  }

  /// Forgets requests that arrived when no action was running.
  func clear() {
    requested.store(false, ordering: .relaxed)
  }
}
