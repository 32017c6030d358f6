// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A column or row of a lazy grid.
@available(iOS 14.0, *)
public struct GridItem: Sendable {
  /// The size of the column or row.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)

    /// As large as the space allows.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)

    /// As many as the space allows.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: GridItem.Size

  /// The distance to the next one.
  public var spacing: CGFloat?

  /// The place of content in it.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
