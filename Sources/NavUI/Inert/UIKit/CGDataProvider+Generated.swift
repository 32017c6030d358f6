// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGDataProvider` of UIKit, and does nothing.
open class CGDataProvider: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CGDataProvider`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CGDataProvider`.
  public convenience init?(data: CFData) {
    self.init()
  }
  /// Creates what stands in for a `CGDataProvider`.
  public convenience init?(url: CFURL) {
    self.init()
  }
  /// Stands in for `data` of `CGDataProvider`.
  open var data: CFData? { nil }
}
