// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CAMediaTimingFunctionName {
  /// Stands in for ``default`` of `CAMediaTimingFunctionName`.
  public static let `default`: CAMediaTimingFunctionName = CAMediaTimingFunctionName(
    rawValue: "default"
  )
}
