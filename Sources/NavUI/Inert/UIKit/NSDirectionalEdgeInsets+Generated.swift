// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSDirectionalEdgeInsets` of UIKit, and does nothing.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
  /// Stands in for `top` of `NSDirectionalEdgeInsets`.
  public var top: CGFloat = 0
  /// Stands in for `leading` of `NSDirectionalEdgeInsets`.
  public var leading: CGFloat = 0
  /// Stands in for `bottom` of `NSDirectionalEdgeInsets`.
  public var bottom: CGFloat = 0
  /// Stands in for `trailing` of `NSDirectionalEdgeInsets`.
  public var trailing: CGFloat = 0
  /// Creates what stands in for a `NSDirectionalEdgeInsets`.
  public init() {
  }
  /// Creates what stands in for a `NSDirectionalEdgeInsets`.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Stands in for `zero` of `NSDirectionalEdgeInsets`.
  public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()
}
