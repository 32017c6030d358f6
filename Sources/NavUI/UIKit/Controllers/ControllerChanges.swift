internal import Observation

/// Counts the changes of controllers and windows, so that the views that show them are brought up to date.
final class ControllerChanges: Observable, @unchecked Sendable {
  static let shared = ControllerChanges()
  private let registrar = ObservationRegistrar()
  private var count = 0

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
