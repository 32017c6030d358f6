/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates the shape.
  public init() {}

  /// Returns the shape's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape with its sides moved inwards.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
