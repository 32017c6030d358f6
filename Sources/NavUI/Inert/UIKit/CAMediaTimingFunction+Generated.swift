// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CAMediaTimingFunction` of UIKit, and does nothing.
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CAMediaTimingFunction`.
  public init(name: CAMediaTimingFunctionName) {
  }
}
