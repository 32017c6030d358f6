// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The leading or trailing edge.
@available(iOS 15.0, *)
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The leading edge.
  case leading

  /// The trailing edge.
  case trailing

  /// Any of the two edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one edge.
    public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

    /// The leading edge.
    public static let leading = HorizontalEdge.Set(.leading)

    /// The trailing edge.
    public static let trailing = HorizontalEdge.Set(.trailing)

    /// Both edges.
    public static let all: HorizontalEdge.Set = [.leading, .trailing]
  }
}
