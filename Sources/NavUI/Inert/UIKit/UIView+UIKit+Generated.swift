// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIView {
  /// Stands in for `appearance` of `UIView`.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [AnyObject.Type]
  ) -> UIView { UIView() }
}
