// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIOffset` of UIKit, and does nothing.
public struct UIOffset: Equatable, Sendable {
  /// Stands in for `horizontal` of `UIOffset`.
  public var horizontal: CGFloat = 0
  /// Stands in for `vertical` of `UIOffset`.
  public var vertical: CGFloat = 0
  /// Creates what stands in for a `UIOffset`.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
  /// Stands in for `zero` of `UIOffset`.
  public static let zero: UIOffset = UIOffset(horizontal: 0, vertical: 0)
}
