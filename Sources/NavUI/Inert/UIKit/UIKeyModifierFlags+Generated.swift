// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIKeyModifierFlags` of UIKit, and does nothing.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIKeyModifierFlags`.
  public let rawValue: Int
  /// Creates what stands in for a `UIKeyModifierFlags`.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
  /// Stands in for `alphaShift` of `UIKeyModifierFlags`.
  public static let alphaShift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Stands in for `shift` of `UIKeyModifierFlags`.
  public static let shift: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Stands in for `control` of `UIKeyModifierFlags`.
  public static let control: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Stands in for `alternate` of `UIKeyModifierFlags`.
  public static let alternate: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Stands in for `command` of `UIKeyModifierFlags`.
  public static let command: UIKeyModifierFlags = UIKeyModifierFlags(rawValue: 1 << 20)
}
