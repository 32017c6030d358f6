// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The reasons why content is not shown.
@available(iOS 14.0, *)
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content is a placeholder for later content.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// The content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)

  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
