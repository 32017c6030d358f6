// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIRectCorner` of UIKit, and does nothing.
public struct UIRectCorner: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIRectCorner`.
  public let rawValue: UInt
  /// Creates what stands in for a `UIRectCorner`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `topLeft` of `UIRectCorner`.
  public static let topLeft: UIRectCorner = UIRectCorner(rawValue: 1)
  /// Stands in for `topRight` of `UIRectCorner`.
  public static let topRight: UIRectCorner = UIRectCorner(rawValue: 2)
  /// Stands in for `bottomLeft` of `UIRectCorner`.
  public static let bottomLeft: UIRectCorner = UIRectCorner(rawValue: 4)
  /// Stands in for `bottomRight` of `UIRectCorner`.
  public static let bottomRight: UIRectCorner = UIRectCorner(rawValue: 8)
  /// Stands in for `allCorners` of `UIRectCorner`.
  public static let allCorners: UIRectCorner = UIRectCorner(rawValue: 15)
}
