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
}
