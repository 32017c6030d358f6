/// A rectangle with a different radius at each corner.
@available(iOS 16.0, *)
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii

  /// The style of the rounded corners.
  public var style: RoundedCornerStyle

  /// Creates a rectangle from the radii of its corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a separate radius for each corner.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// Returns the path of a rectangle with square corners.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape unchanged, because NavLab does not draw it.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a different radius at each corner.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}
