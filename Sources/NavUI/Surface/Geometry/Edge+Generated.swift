// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// One of the four edges of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The top edge.
  case top

  /// The leading edge.
  case leading

  /// The bottom edge.
  case bottom

  /// The trailing edge.
  case trailing

  /// Any of the four edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ e: Edge) { rawValue = 1 << e.rawValue }

    /// The top edge.
    public static let top = Edge.Set(.top)

    /// The leading edge.
    public static let leading = Edge.Set(.leading)

    /// The bottom edge.
    public static let bottom = Edge.Set(.bottom)

    /// The trailing edge.
    public static let trailing = Edge.Set(.trailing)

    /// All four edges.
    public static let all: Edge.Set = [.top, .leading, .bottom, .trailing]

    /// The leading and trailing edges.
    public static let horizontal: Edge.Set = [.leading, .trailing]

    /// The top and bottom edges.
    public static let vertical: Edge.Set = [.top, .bottom]
  }
}

@available(iOS 26.0, *)
extension Edge {
  /// One of the four corners of a rectangle.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// The top leading corner.
    case topLeading

    /// The top trailing corner.
    case topTrailing

    /// The bottom leading corner.
    case bottomLeading

    /// The bottom trailing corner.
    case bottomTrailing
  }
}
