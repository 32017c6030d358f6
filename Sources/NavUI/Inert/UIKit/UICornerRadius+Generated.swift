// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICornerRadius` of UIKit, and does nothing.
public struct UICornerRadius: Hashable, Sendable {
  /// Stands in for `name` of `UICornerRadius`.
  private let name: String
  /// Stands in for `fixed` of `UICornerRadius`.
  public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(name: "fixed") }
  /// Stands in for `containerConcentric` of `UICornerRadius`.
  public static func containerConcentric(minimum: Double? = nil) -> UICornerRadius {
    UICornerRadius(name: "containerConcentric")
  }
}
