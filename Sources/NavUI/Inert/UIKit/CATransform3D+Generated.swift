// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CATransform3D` of UIKit, and does nothing.
public struct CATransform3D: Equatable, Sendable {
  /// Stands in for `m11` of `CATransform3D`.
  public var m11: CGFloat = 1
  /// Stands in for `m12` of `CATransform3D`.
  public var m12: CGFloat = 0
  /// Stands in for `m13` of `CATransform3D`.
  public var m13: CGFloat = 0
  /// Stands in for `m14` of `CATransform3D`.
  public var m14: CGFloat = 0
  /// Stands in for `m21` of `CATransform3D`.
  public var m21: CGFloat = 0
  /// Stands in for `m22` of `CATransform3D`.
  public var m22: CGFloat = 1
  /// Stands in for `m23` of `CATransform3D`.
  public var m23: CGFloat = 0
  /// Stands in for `m24` of `CATransform3D`.
  public var m24: CGFloat = 0
  /// Stands in for `m31` of `CATransform3D`.
  public var m31: CGFloat = 0
  /// Stands in for `m32` of `CATransform3D`.
  public var m32: CGFloat = 0
  /// Stands in for `m33` of `CATransform3D`.
  public var m33: CGFloat = 1
  /// Stands in for `m34` of `CATransform3D`.
  public var m34: CGFloat = 0
  /// Stands in for `m41` of `CATransform3D`.
  public var m41: CGFloat = 0
  /// Stands in for `m42` of `CATransform3D`.
  public var m42: CGFloat = 0
  /// Stands in for `m43` of `CATransform3D`.
  public var m43: CGFloat = 0
  /// Stands in for `m44` of `CATransform3D`.
  public var m44: CGFloat = 1
  /// Creates what stands in for a `CATransform3D`.
  public init() {
  }
}
