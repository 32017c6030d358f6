// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAMediaTimingFillMode` of UIKit, and does nothing.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAMediaTimingFillMode`.
  public let rawValue: String
  /// Creates what stands in for a `CAMediaTimingFillMode`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `forwards` of `CAMediaTimingFillMode`.
  public static let forwards: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "forwards")
  /// Stands in for `backwards` of `CAMediaTimingFillMode`.
  public static let backwards: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "backwards")
  /// Stands in for `both` of `CAMediaTimingFillMode`.
  public static let both: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "both")
  /// Stands in for `removed` of `CAMediaTimingFillMode`.
  public static let removed: CAMediaTimingFillMode = CAMediaTimingFillMode(rawValue: "removed")
}
