/// The properties that two views share during a transition.
@available(iOS 14.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// The position and size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
