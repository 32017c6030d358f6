// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UINib` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UINib: NSObject {
  /// Creates what stands in for a `UINib`.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    super.init()
  }
  /// Stands in for `instantiate` of `UINib`.
  open func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] { [] }
}
