/// A key of the keyboard.
@available(iOS 14.0, *)
public struct KeyEquivalent: Hashable, Sendable {
  /// The character that the key types.
  public var character: Character

  /// Creates a key from its character.
  public init(_ character: Character) {
    self.character = character
  }

  /// The Up Arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")

  /// The Down Arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")

  /// The Left Arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")

  /// The Right Arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")

  /// The Escape key.
  public static let escape = KeyEquivalent("\u{1B}")

  /// The Delete key.
  public static let delete = KeyEquivalent("\u{8}")

  /// The Delete Forward key.
  public static let deleteForward = KeyEquivalent("\u{F728}")

  /// The Home key.
  public static let home = KeyEquivalent("\u{F729}")

  /// The End key.
  public static let end = KeyEquivalent("\u{F72B}")

  /// The Page Up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")

  /// The Page Down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")

  /// The Clear key.
  public static let clear = KeyEquivalent("\u{F739}")

  /// The Tab key.
  public static let tab = KeyEquivalent("\t")

  /// The Space key.
  public static let space = KeyEquivalent(" ")

  /// The Return key.
  public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral value: Character) {
    self.init(value)
  }
}
