/// A form that can be made smaller on all sides.
public nonisolated protocol InsettableShape: Shape {
  /// The type of the smaller form.
  associatedtype InsetShape: InsettableShape

  /// The form with its sides moved inwards.
  nonisolated func inset(by amount: CGFloat) -> Self.InsetShape
}
