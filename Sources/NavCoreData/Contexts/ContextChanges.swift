import Observation

/// Counts the changes of a context, so that views with fetched objects are updated.
final class ContextChanges: Observable {
  private let registrar = ObservationRegistrar()
  private(set) var count = 0

  private var observed: Int {
    registrar.access(self, keyPath: \.observed)
    return count
  }

  /// Makes the currently evaluated view depend on the changes.
  func depend() { _ = observed }

  /// Reports a change.
  func note() {
    registrar.withMutation(of: self, keyPath: \.observed) { count += 1 }
  }
}
