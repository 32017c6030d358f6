// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDeferredMenuElement` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDeferredMenuElement: UIMenuElement {
  /// Creates what stands in for a `UIDeferredMenuElement`.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(title: "", image: nil)
  }
}
