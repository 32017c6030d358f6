// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSTextTab` of UIKit, and does nothing.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NSTextTab`.
  public init(
    textAlignment alignment: NSTextAlignment,
    location loc: CGFloat,
    options: [String: Any] = [:]
  ) {
    super.init()
  }
}
