// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICornerConfiguration` of UIKit, and does nothing.
public struct UICornerConfiguration: Hashable, Sendable {
  /// Stands in for `name` of `UICornerConfiguration`.
  private let name: String
  /// Stands in for `capsule` of `UICornerConfiguration`.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(name: "capsule")
  }
  /// Stands in for `corners` of `UICornerConfiguration`.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(name: "corners")
  }
  /// Stands in for `uniformCorners` of `UICornerConfiguration`.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(name: "uniformCorners")
  }
  /// Stands in for `corners` of `UICornerConfiguration`.
  public static func corners(
    topLeftRadius: UICornerRadius?,
    topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?,
    bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration { UICornerConfiguration(name: "corners") }
}
