/// A property of a view whose value comes from outside the view, and which updates the view when it
/// changes.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Prepares the property before the view's `body` is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
