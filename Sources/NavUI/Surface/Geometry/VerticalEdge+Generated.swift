// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The top or bottom edge.
@available(iOS 15.0, *)
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top

  /// The bottom edge.
  case bottom

  /// Any of the two edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ e: VerticalEdge) { rawValue = 1 << e.rawValue }

    /// The top edge.
    public static let top = VerticalEdge.Set(.top)

    /// The bottom edge.
    public static let bottom = VerticalEdge.Set(.bottom)

    /// Both edges.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
