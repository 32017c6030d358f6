// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CGColor {
  /// Stands in for `components` of `CGColor`.
  public var components: [CGFloat]? { UIColor(name: name).components }
  /// Stands in for `numberOfComponents` of `CGColor`.
  public var numberOfComponents: Int { 4 }
}
