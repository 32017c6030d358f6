/// The top or bottom edge.
@available(iOS 15.0, *)
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The top edge.
  case top

  /// The bottom edge.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the edges.
    public let rawValue: Int8

    /// Creates a set from its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Creates a set of one edge.
    public init(_ e: VerticalEdge) {
      rawValue = 1 << e.rawValue
    }

    /// The top edge.
    public static let top = VerticalEdge.Set(.top)

    /// The bottom edge.
    public static let bottom = VerticalEdge.Set(.bottom)

    /// Both edges.
    public static let all: VerticalEdge.Set = [.top, .bottom]
  }
}
