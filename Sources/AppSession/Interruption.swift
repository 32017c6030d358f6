import Synchronization

/// A switch that stops the running action from another thread or from a signal handler.
package final class Interruption: Sendable {
  private let requested = Atomic(false)

  package init() {}

  /// Requests that the running action stop; without a running action, the request has no effect.
  package func request() {
    requested.store(true, ordering: .relaxed)
  }

  /// A Boolean value that indicates whether the running action must stop.
  var isRequested: Bool {
    requested.load(ordering: .relaxed)
  }

  /// Discards requests that arrived while no action was running.
  func clear() {
    requested.store(false, ordering: .relaxed)
  }
}
