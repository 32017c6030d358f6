// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CALayer` of UIKit, and does nothing.
public final class CALayer: NSObject, @unchecked Sendable {
  /// Stands in for `cornerRadius` of `CALayer`.
  public var cornerRadius: CGFloat = 0
  /// Stands in for `masksToBounds` of `CALayer`.
  public var masksToBounds: Bool = false
  /// Stands in for `borderWidth` of `CALayer`.
  public var borderWidth: CGFloat = 0
  /// Stands in for `borderColor` of `CALayer`.
  public var borderColor: CGColor? = nil
  /// Stands in for `backgroundColor` of `CALayer`.
  public var backgroundColor: CGColor? = nil
  /// Stands in for `shadowColor` of `CALayer`.
  public var shadowColor: CGColor? = nil
  /// Stands in for `shadowOpacity` of `CALayer`.
  public var shadowOpacity: Float = 0
  /// Stands in for `shadowRadius` of `CALayer`.
  public var shadowRadius: CGFloat = 0
  /// Stands in for `shadowOffset` of `CALayer`.
  public var shadowOffset: CGSize = .zero
  /// Stands in for `opacity` of `CALayer`.
  public var opacity: Float = 1
  /// Stands in for `frame` of `CALayer`.
  public var frame: CGRect = .zero
  /// Stands in for `bounds` of `CALayer`.
  public var bounds: CGRect = .zero
  /// Stands in for `addSublayer` of `CALayer`.
  public func addSublayer(_ layer: CALayer) {}
  /// Stands in for `removeFromSuperlayer` of `CALayer`.
  public func removeFromSuperlayer() {}
}
