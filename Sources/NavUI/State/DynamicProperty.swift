/// A view's property that reads an outside value and updates the view when that value changes.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Prepares the property before the view's `body` is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect by default.
  public mutating func update() {}
}
