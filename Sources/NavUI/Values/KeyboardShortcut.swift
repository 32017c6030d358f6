/// Keys with the same effect as a control.
@available(iOS 14.0, *)
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent

  /// The modifier keys to hold down with it.
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

  /// Returns whether both shortcuts have the same keys.
  public static func == (lhs: KeyboardShortcut, rhs: KeyboardShortcut) -> Bool {
    lhs.key == rhs.key && lhs.modifiers.rawValue == rhs.modifiers.rawValue
  }

  /// Adds the keys to a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}
