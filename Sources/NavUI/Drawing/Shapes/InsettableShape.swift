/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// Returns the shape with its sides moved inwards.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
