// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGColor` of UIKit, and does nothing.
public final class CGColor: Hashable, Sendable {
  /// Stands in for `name` of `CGColor`.
  public let name: String
  /// Creates what stands in for a `CGColor`.
  public init(name: String) {
    self.name = name
  }
  /// Stands in for `alpha` of `CGColor`.
  public var alpha: CGFloat { 1 }
  /// Stands in for `==` of `CGColor`.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.name == rhs.name }
  /// Stands in for `hash` of `CGColor`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  /// Creates what stands in for a `CGColor`.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "rgb(\(red), \(green), \(blue), \(alpha))")
  }
  /// Creates what stands in for a `CGColor`.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "rgb(\(red), \(green), \(blue), \(alpha))")
  }
  /// Creates what stands in for a `CGColor`.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(name: "white(\(gray), \(alpha))")
  }
  /// Creates what stands in for a `CGColor`.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(name: "components")
  }
  /// Stands in for `copy` of `CGColor`.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(name: "\(name).opacity(\(alpha))") }
  /// Stands in for `colorSpace` of `CGColor`.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Stands in for `black` of `CGColor`.
  public static let black: CGColor = CGColor(name: "black")
  /// Stands in for `white` of `CGColor`.
  public static let white: CGColor = CGColor(name: "white")
  /// Stands in for `clear` of `CGColor`.
  public static let clear: CGColor = CGColor(name: "clear")
}
