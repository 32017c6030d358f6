// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAMediaTimingFunctionName` of UIKit, and does nothing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CAMediaTimingFunctionName`.
  public let rawValue: String
  /// Creates what stands in for a `CAMediaTimingFunctionName`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `linear` of `CAMediaTimingFunctionName`.
  public static let linear: CAMediaTimingFunctionName = CAMediaTimingFunctionName(
    rawValue: "linear"
  )
  /// Stands in for `easeIn` of `CAMediaTimingFunctionName`.
  public static let easeIn: CAMediaTimingFunctionName = CAMediaTimingFunctionName(
    rawValue: "easeIn"
  )
  /// Stands in for `easeOut` of `CAMediaTimingFunctionName`.
  public static let easeOut: CAMediaTimingFunctionName = CAMediaTimingFunctionName(
    rawValue: "easeOut"
  )
  /// Stands in for `easeInEaseOut` of `CAMediaTimingFunctionName`.
  public static let easeInEaseOut: CAMediaTimingFunctionName = CAMediaTimingFunctionName(
    rawValue: "easeInEaseOut"
  )
}
