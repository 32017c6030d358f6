// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A key of the keyboard.
@available(iOS 14.0, *)
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The key "up arrow".
  public static let upArrow = KeyEquivalent("\u{F700}")

  /// The key "down arrow".
  public static let downArrow = KeyEquivalent("\u{F701}")

  /// The key "left arrow".
  public static let leftArrow = KeyEquivalent("\u{F702}")

  /// The key "right arrow".
  public static let rightArrow = KeyEquivalent("\u{F703}")

  /// The key "escape".
  public static let escape = KeyEquivalent("\u{1B}")

  /// The key "delete".
  public static let delete = KeyEquivalent("\u{8}")

  /// The key "delete forward".
  public static let deleteForward = KeyEquivalent("\u{F728}")

  /// The key "home".
  public static let home = KeyEquivalent("\u{F729}")

  /// The key "end".
  public static let end = KeyEquivalent("\u{F72B}")

  /// The key "page up".
  public static let pageUp = KeyEquivalent("\u{F72C}")

  /// The key "page down".
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// The key "clear".
  public static let clear = KeyEquivalent("\u{F739}")

  /// The key "tab".
  public static let tab = KeyEquivalent("\t")

  /// The key "space".
  public static let space = KeyEquivalent(" ")

  /// The key "return".
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral value: Character) { self.init(value) }
}
