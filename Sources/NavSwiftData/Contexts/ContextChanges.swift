/// An observable that updates views when the content of a context changes.
final class ContextChanges: Observable {
  private let registrar = ObservationRegistrar()
  private(set) var count = 0

  private var observed: Int {
    registrar.access(self, keyPath: \.observed)
    return count
  }

  /// Records that the currently evaluated view depends on the content of the context.
  func depend() {
    _ = observed
  }

  /// Reports a change.
  func note() {
    registrar.withMutation(of: self, keyPath: \.observed) { count += 1 }
  }
}
