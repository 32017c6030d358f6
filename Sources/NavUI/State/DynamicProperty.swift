/// A property of a view that takes its value from outside the view, and updates the view when it changes.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Prepares the property before the view's `body` is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
