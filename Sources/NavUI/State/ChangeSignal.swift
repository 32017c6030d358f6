internal import Observation

/// An observable signal without a value, which updates dependent views when it reports a change.
package final class ChangeSignal: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  private var count = 0

  private var observed: Int {
    registrar.access(self, keyPath: \.observed)
    return count
  }

  package init() {}

  /// Makes the view that is being evaluated depend on the signal.
  package func depend() { _ = observed }

  /// Reports a change to the dependent views.
  package func note() {
    registrar.withMutation(of: self, keyPath: \.observed) { count += 1 }
  }
}
