// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension CALayer {
  /// Stands in for `add` of `CALayer`.
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Stands in for `removeAnimation` of `CALayer`.
  public func removeAnimation(forKey key: String) {}
  /// Stands in for `removeAllAnimations` of `CALayer`.
  public func removeAllAnimations() {}
}
