// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Keys with the same effect as a control.
@available(iOS 14.0, *)
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The keys to be held down with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The return key, for the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

  /// The escape key, for the Cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Returns whether both are the same keys.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers.rawValue == rhs.modifiers.rawValue
  }

  /// Hashes the keys.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
