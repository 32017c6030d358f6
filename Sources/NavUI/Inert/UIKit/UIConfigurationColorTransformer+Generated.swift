// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIConfigurationColorTransformer` of UIKit, and does nothing.
public struct UIConfigurationColorTransformer {
  /// Stands in for `transform` of `UIConfigurationColorTransformer`.
  public let transform: (UIColor) -> UIColor
  /// Creates what stands in for a `UIConfigurationColorTransformer`.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
  }
  /// Stands in for `callAsFunction` of `UIConfigurationColorTransformer`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
  /// Stands in for `grayscale` of `UIConfigurationColorTransformer`.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
  /// Stands in for `preferredTint` of `UIConfigurationColorTransformer`.
  public static var preferredTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
  /// Stands in for `monochromeTint` of `UIConfigurationColorTransformer`.
  public static var monochromeTint: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer { $0 }
  }
}
