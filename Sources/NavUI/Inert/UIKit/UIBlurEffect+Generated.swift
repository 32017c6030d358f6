// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBlurEffect` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// Creates what stands in for a `UIBlurEffect`.
  public convenience init(style: Style) {
    self.init()
  }
  /// Stands in for `Style` of `UIBlurEffect`.
  public enum Style: Int, Sendable {
    /// Stands in for `extraLight` of `Style`.
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial,
      systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark,
      systemMaterialDark, systemUltraThinMaterialLight, systemThinMaterialLight,
      systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight,
      systemThinMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
}
