// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIRectEdge` of UIKit, and does nothing.
public struct UIRectEdge: OptionSet, Sendable {
  /// Stands in for `rawValue` of `UIRectEdge`.
  public let rawValue: UInt
  /// Creates what stands in for a `UIRectEdge`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `top` of `UIRectEdge`.
  public static let top: UIRectEdge = UIRectEdge(rawValue: 1)
  /// Stands in for `left` of `UIRectEdge`.
  public static let left: UIRectEdge = UIRectEdge(rawValue: 2)
  /// Stands in for `bottom` of `UIRectEdge`.
  public static let bottom: UIRectEdge = UIRectEdge(rawValue: 4)
  /// Stands in for `right` of `UIRectEdge`.
  public static let right: UIRectEdge = UIRectEdge(rawValue: 8)
  /// Stands in for `all` of `UIRectEdge`.
  public static let all: UIRectEdge = UIRectEdge(rawValue: 15)
}
