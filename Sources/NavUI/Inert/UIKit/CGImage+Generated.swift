// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGImage` of UIKit, and does nothing.
public final class CGImage: Hashable, @unchecked Sendable {
  /// Stands in for `width` of `CGImage`.
  public let width: Int = 0
  /// Stands in for `height` of `CGImage`.
  public let height: Int = 0
  /// Creates what stands in for a `CGImage`.
  public init() {
  }
  /// Stands in for `==` of `CGImage`.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  /// Stands in for `hash` of `CGImage`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
