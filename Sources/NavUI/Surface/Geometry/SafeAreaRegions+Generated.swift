// Made by Scripts/generate from Scripts/surface/Geometry.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Parts of the screen that content keeps away from.
@available(iOS 14.0, *)
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars and the screen's edges.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)

  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)

  /// All of these parts.
  public static let all = SafeAreaRegions(rawValue: .max)
}
