/// A rectangle whose short sides are round.
public struct Capsule: InsettableShape {
  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates the form.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The form's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The form with its sides moved inwards.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == Capsule {
  /// A rectangle whose short sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose short sides are round.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
