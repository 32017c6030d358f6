/// Has views look again when something in a context is another one than before.
final class ContextChanges: Observable {
  private let registrar = ObservationRegistrar()
  private(set) var count = 0

  private var observed: Int {
    registrar.access(self, keyPath: \.observed)
    return count
  }

  /// Notes that the view being evaluated depends on what is in the context.
  func depend() {
    _ = observed
  }

  /// Notes a change.
  func note() {
    registrar.withMutation(of: self, keyPath: \.observed) { count += 1 }
  }
}
