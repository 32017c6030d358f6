// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIEdgeInsets` of UIKit, and does nothing.
public struct UIEdgeInsets: Equatable, Sendable {
  /// Stands in for `top` of `UIEdgeInsets`.
  public var top: CGFloat = 0
  /// Stands in for `left` of `UIEdgeInsets`.
  public var left: CGFloat = 0
  /// Stands in for `bottom` of `UIEdgeInsets`.
  public var bottom: CGFloat = 0
  /// Stands in for `right` of `UIEdgeInsets`.
  public var right: CGFloat = 0
  /// Creates what stands in for a `UIEdgeInsets`.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  /// Stands in for `zero` of `UIEdgeInsets`.
  public static let zero: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}
