// Made by Scripts/generate from Scripts/surface/Shapes.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A rectangle whose corners follow those of its container.
@available(iOS 26.0, *)
public struct ConcentricRectangle: InsettableShape {
  internal let corners: [Edge.Corner.Style]

  /// Creates the shape.
  public init() { corners = [] }

  /// Creates the shape with one style for all corners.
  ///
  /// - Parameters:
  ///   - corners: The style of all corners.
  ///   - isUniform: Whether all corners have the largest radius.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = [corners] }

  /// Creates the shape with a style for each corner.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { corners = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner] }

  /// Creates the shape with a style for the top and one for the bottom.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - uniformBottomCorners: The style of both bottom corners.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) { corners = [uniformTopCorners, uniformBottomCorners] }

  /// Creates the shape with one style for the top corners.
  ///
  /// - Parameters:
  ///   - uniformTopCorners: The style of both top corners.
  ///   - bottomLeadingCorner: The style of the bottom leading corner.
  ///   - bottomTrailingCorner: The style of the bottom trailing corner.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) { corners = [uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner] }

  /// Creates the shape with one style for the bottom corners.
  ///
  /// - Parameters:
  ///   - uniformBottomCorners: The style of both bottom corners.
  ///   - topLeadingCorner: The style of the top leading corner.
  ///   - topTrailingCorner: The style of the top trailing corner.
  public init(
    uniformBottomCorners: Edge.Corner.Style = .concentric,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) { corners = [uniformBottomCorners, topLeadingCorner, topTrailingCorner] }

  /// Creates the shape with a style for the leading and one for the trailing corners.
  ///
  /// - Parameters:
  ///   - uniformLeadingCorners: The style of both leading corners.
  ///   - uniformTrailingCorners: The style of both trailing corners.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) { corners = [uniformLeadingCorners, uniformTrailingCorners] }

  /// Returns the shape's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// Returns the shape with its sides moved inwards.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { self }
}
