internal import Observation

/// An observable without content, which updates dependent views when something else changes.
package final class ChangeSignal: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  private var observed: Int {
    registrar.access(self, keyPath: \.observed)
    return count
  }

  package init() {}

  /// Makes the currently evaluated view depend on the changes.
  package func depend() { _ = observed }

  /// Reports a change.
  package func note() {
    registrar.withMutation(of: self, keyPath: \.observed) { count += 1 }
  }
}
