// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CALayer` of UIKit, and does nothing.
open class CALayer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CALayer`.
  public override init() {
    super.init()
  }
  /// Stands in for `filters` of `CALayer`.
  open var filters: [Any]? = nil
  /// Stands in for `backgroundFilters` of `CALayer`.
  open var backgroundFilters: [Any]? = nil
  /// Stands in for `compositingFilter` of `CALayer`.
  open var compositingFilter: Any? = nil
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
  /// Creates what stands in for a `CALayer`.
  public init(layer: Any) {
  }
  /// Stands in for `position` of `CALayer`.
  open var position: CGPoint = .zero
  /// Stands in for `zPosition` of `CALayer`.
  open var zPosition: CGFloat = 0
  /// Stands in for `anchorPoint` of `CALayer`.
  open var anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5)
  /// Stands in for `transform` of `CALayer`.
  open var transform: CATransform3D = CATransform3DIdentity
  /// Stands in for `contents` of `CALayer`.
  open var contents: Any? = nil
  /// Stands in for `contentsGravity` of `CALayer`.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Stands in for `contentsScale` of `CALayer`.
  open var contentsScale: CGFloat = 1
  /// Stands in for `isHidden` of `CALayer`.
  open var isHidden: Bool = false
  /// Stands in for `isOpaque` of `CALayer`.
  open var isOpaque: Bool = false
  /// Stands in for `mask` of `CALayer`.
  open var mask: CALayer? = nil
  /// Stands in for `name` of `CALayer`.
  open var name: String? = nil
  /// Stands in for `speed` of `CALayer`.
  open var speed: Float = 1
  /// Stands in for `timeOffset` of `CALayer`.
  open var timeOffset: CFTimeInterval = 0
  /// Stands in for `beginTime` of `CALayer`.
  open var beginTime: CFTimeInterval = 0
  /// Stands in for `duration` of `CALayer`.
  open var duration: CFTimeInterval = 0
  /// Stands in for `repeatCount` of `CALayer`.
  open var repeatCount: Float = 0
  /// Stands in for `shadowPath` of `CALayer`.
  open var shadowPath: CGPath? = nil
  /// Stands in for `shouldRasterize` of `CALayer`.
  open var shouldRasterize: Bool = false
  /// Stands in for `rasterizationScale` of `CALayer`.
  open var rasterizationScale: CGFloat = 1
  /// Stands in for `allowsGroupOpacity` of `CALayer`.
  open var allowsGroupOpacity: Bool = true
  /// Stands in for `maskedCorners` of `CALayer`.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// Stands in for `cornerCurve` of `CALayer`.
  open var cornerCurve: CALayerCornerCurve = .circular
  /// Stands in for `edgeAntialiasingMask` of `CALayer`.
  open var edgeAntialiasingMask: UInt32 = 0
  /// Stands in for `superlayer` of `CALayer`.
  public weak var superlayer: CALayer? = nil
  /// Stands in for `delegate` of `CALayer`.
  public weak var delegate: AnyObject? = nil
  /// Stands in for `setAffineTransform` of `CALayer`.
  open func setAffineTransform(_ m: CGAffineTransform) {}
  /// Stands in for `affineTransform` of `CALayer`.
  open func affineTransform() -> CGAffineTransform { .identity }
  /// Stands in for `render` of `CALayer`.
  open func render(in ctx: CGContext) {}
  /// Stands in for `draw` of `CALayer`.
  open func draw(in ctx: CGContext) {}
  /// Stands in for `display` of `CALayer`.
  open func display() {}
  /// Stands in for `setNeedsDisplay` of `CALayer`.
  open func setNeedsDisplay() {}
  /// Stands in for `setNeedsLayout` of `CALayer`.
  open func setNeedsLayout() {}
  /// Stands in for `layoutIfNeeded` of `CALayer`.
  open func layoutIfNeeded() {}
  /// Stands in for `layoutSublayers` of `CALayer`.
  open func layoutSublayers() {}
  /// Stands in for `presentation` of `CALayer`.
  open func presentation() -> Self? { self }
  /// Stands in for `model` of `CALayer`.
  open func model() -> Self { self }
  /// Stands in for `insertSublayer` of `CALayer`.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { addSublayer(layer) }
  /// Stands in for `insertSublayer` of `CALayer`.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { addSublayer(layer) }
  /// Stands in for `replaceSublayer` of `CALayer`.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {}
  /// Stands in for `animation` of `CALayer`.
  open func animation(forKey key: String) -> CAAnimation? { nil }
  /// Stands in for `animationKeys` of `CALayer`.
  open func animationKeys() -> [String]? { nil }
  /// Stands in for `convertTime` of `CALayer`.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  /// Stands in for `contains` of `CALayer`.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
}
