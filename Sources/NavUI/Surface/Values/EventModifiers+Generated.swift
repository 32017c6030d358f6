// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Keys held down together with another one.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The key "caps lock".
  public static let capsLock = EventModifiers(rawValue: 1 << 0)

  /// The key "shift".
  public static let shift = EventModifiers(rawValue: 1 << 1)

  /// The key "control".
  public static let control = EventModifiers(rawValue: 1 << 2)

  /// The key "option".
  public static let option = EventModifiers(rawValue: 1 << 3)

  /// The key "command".
  public static let command = EventModifiers(rawValue: 1 << 4)

  /// The key "numeric pad".
  public static let numericPad = EventModifiers(rawValue: 1 << 5)

  /// All of these keys.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}
