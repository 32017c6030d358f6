import Observation

/// Counts the changes of a context, so that whoever shows what was fetched is brought up to date.
final class ContextChanges: Observable {
  private let registrar = ObservationRegistrar()
  private(set) var count = 0

  private var observed: Int {
    registrar.access(self, keyPath: \.observed)
    return count
  }

  /// Makes the view that is being evaluated depend on the changes.
  func depend() { _ = observed }

  /// Tells of a change.
  func note() {
    registrar.withMutation(of: self, keyPath: \.observed) { count += 1 }
  }
}
