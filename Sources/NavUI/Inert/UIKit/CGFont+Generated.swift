// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGFont` of UIKit, and does nothing.
open class CGFont: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CGFont`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CGFont`.
  public convenience init?(_ provider: CGDataProvider) {
    self.init()
  }
  /// Stands in for `postScriptName` of `CGFont`.
  open var postScriptName: CFString? { nil }
}
