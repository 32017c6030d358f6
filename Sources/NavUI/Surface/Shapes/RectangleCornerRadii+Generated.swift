// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The radii of a rectangle's corners.
@available(iOS 16.0, *)
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: CGFloat

  /// The radius at the bottom leading corner.
  public var bottomLeading: CGFloat

  /// The radius at the bottom trailing corner.
  public var bottomTrailing: CGFloat

  /// The radius at the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}
