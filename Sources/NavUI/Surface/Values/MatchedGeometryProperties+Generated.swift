// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The properties that two views share during a transition.
@available(iOS 14.0, *)
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Their position.
  public static let position = MatchedGeometryProperties(rawValue: 1 << 0)

  /// Their size.
  public static let size = MatchedGeometryProperties(rawValue: 1 << 1)

  /// Their position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
