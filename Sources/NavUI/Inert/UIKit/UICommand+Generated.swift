// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICommand` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// Creates what stands in for a `UICommand`.
  public init(title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil)
  {
    super.init(title: title, image: image)
  }
}
