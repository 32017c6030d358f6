// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CALayer` of UIKit, and does nothing.
open class CALayer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CALayer`.
  public override init() {
    super.init()
  }
  /// Stands in for `cornerRadius` of `CALayer`.
  open var cornerRadius: CGFloat = 0
  /// Stands in for `masksToBounds` of `CALayer`.
  open var masksToBounds: Bool = false
  /// Stands in for `borderWidth` of `CALayer`.
  open var borderWidth: CGFloat = 0
  /// Stands in for `borderColor` of `CALayer`.
  open var borderColor: CGColor? = nil
  /// Stands in for `backgroundColor` of `CALayer`.
  open var backgroundColor: CGColor? = nil
  /// Stands in for `shadowColor` of `CALayer`.
  open var shadowColor: CGColor? = nil
  /// Stands in for `shadowOpacity` of `CALayer`.
  open var shadowOpacity: Float = 0
  /// Stands in for `shadowRadius` of `CALayer`.
  open var shadowRadius: CGFloat = 0
  /// Stands in for `shadowOffset` of `CALayer`.
  open var shadowOffset: CGSize = .zero
  /// Stands in for `opacity` of `CALayer`.
  open var opacity: Float = 1
  /// Stands in for `frame` of `CALayer`.
  open var frame: CGRect = .zero
  /// Stands in for `bounds` of `CALayer`.
  open var bounds: CGRect = .zero
  /// Stands in for `sublayers` of `CALayer`.
  open var sublayers: [CALayer]? = nil
  /// Stands in for `addSublayer` of `CALayer`.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }
  /// Stands in for `insertSublayer` of `CALayer`.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    sublayers = (sublayers ?? []) + [layer]
  }
  /// Stands in for `removeFromSuperlayer` of `CALayer`.
  open func removeFromSuperlayer() {}
}
