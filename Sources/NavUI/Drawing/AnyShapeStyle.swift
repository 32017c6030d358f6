/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  /// Erases a style's type.
  public init<S>(_ style: S) where S: ShapeStyle {}
}
