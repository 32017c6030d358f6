// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIConfigurationTextAttributesTransformer` of UIKit, and does nothing.
public struct UIConfigurationTextAttributesTransformer {
  /// Stands in for `transform` of `UIConfigurationTextAttributesTransformer`.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates what stands in for a `UIConfigurationTextAttributesTransformer`.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Stands in for `callAsFunction` of `UIConfigurationTextAttributesTransformer`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
