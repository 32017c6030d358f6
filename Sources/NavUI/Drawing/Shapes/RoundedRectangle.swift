/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape {
  /// The size of the corners.
  public var cornerSize: CGSize

  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates the shape with the size of its corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates the shape with the radius of its corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Returns the shape's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape with its sides moved inwards.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of a radius.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// Returns a rectangle with corners of a size.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
