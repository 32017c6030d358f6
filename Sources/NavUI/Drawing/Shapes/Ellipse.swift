/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Creates the form.
  public init() {}

  /// The form's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The form with its sides moved inwards.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
