internal import Observation

/// Counts the changes of controllers and windows, so that the views with them are updated.
final class ControllerChanges: Observable, @unchecked Sendable {
  static let shared = ControllerChanges()
  private let registrar = ObservationRegistrar()
  private var count = 0

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
