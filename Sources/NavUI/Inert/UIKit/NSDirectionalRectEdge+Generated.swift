// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSDirectionalRectEdge` of UIKit, and does nothing.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// Stands in for `rawValue` of `NSDirectionalRectEdge`.
  public let rawValue: UInt
  /// Creates what stands in for a `NSDirectionalRectEdge`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `top` of `NSDirectionalRectEdge`.
  public static let top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1)
  /// Stands in for `leading` of `NSDirectionalRectEdge`.
  public static let leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 2)
  /// Stands in for `bottom` of `NSDirectionalRectEdge`.
  public static let bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 4)
  /// Stands in for `trailing` of `NSDirectionalRectEdge`.
  public static let trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 8)
  /// Stands in for `all` of `NSDirectionalRectEdge`.
  public static let all: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 15)
}
