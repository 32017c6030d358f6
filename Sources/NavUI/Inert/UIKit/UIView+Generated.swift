// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// Stands in for `frame` of `UIView`.
  open var frame: CGRect = .zero
  /// Stands in for `bounds` of `UIView`.
  open var bounds: CGRect = .zero
  /// Stands in for `center` of `UIView`.
  open var center: CGPoint = .zero
  /// Stands in for `transform` of `UIView`.
  open var transform: CGAffineTransform = .identity
  /// Stands in for `alpha` of `UIView`.
  open var alpha: CGFloat = 1
  /// Stands in for `isHidden` of `UIView`.
  open var isHidden: Bool = false
  /// Stands in for `isOpaque` of `UIView`.
  open var isOpaque: Bool = true
  /// Stands in for `tag` of `UIView`.
  open var tag: Int = 0
  /// Stands in for `backgroundColor` of `UIView`.
  open var backgroundColor: UIColor? = nil
  /// Stands in for `tintColor` of `UIView`.
  open var tintColor: UIColor? = nil
  /// Stands in for `clipsToBounds` of `UIView`.
  open var clipsToBounds: Bool = false
  /// Stands in for `isUserInteractionEnabled` of `UIView`.
  open var isUserInteractionEnabled: Bool = true
  /// Stands in for `contentMode` of `UIView`.
  open var contentMode: ContentMode = .scaleToFill
  /// Stands in for `translatesAutoresizingMaskIntoConstraints` of `UIView`.
  open var translatesAutoresizingMaskIntoConstraints: Bool = true
  /// Stands in for `autoresizingMask` of `UIView`.
  open var autoresizingMask: AutoresizingMask = []
  /// Stands in for `accessibilityIdentifier` of `UIView`.
  open var accessibilityIdentifier: String? = nil
  /// Stands in for `accessibilityLabel` of `UIView`.
  open var accessibilityLabel: String? = nil
  /// Stands in for `overrideUserInterfaceStyle` of `UIView`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Stands in for `layer` of `UIView`.
  public let layer: CALayer = CALayer()
  /// Stands in for `subviews` of `UIView`.
  open var subviews: [UIView] = []
  /// Stands in for `superview` of `UIView`.
  public weak var superview: UIView? = nil
  /// Stands in for `window` of `UIView`.
  open var window: UIWindow? { nil }
  /// Stands in for `gestureRecognizers` of `UIView`.
  open var gestureRecognizers: [UIGestureRecognizer]? = nil
  /// Stands in for `intrinsicContentSize` of `UIView`.
  open var intrinsicContentSize: CGSize { .zero }
  /// Stands in for `safeAreaInsets` of `UIView`.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Stands in for `topAnchor` of `UIView`.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `bottomAnchor` of `UIView`.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `centerYAnchor` of `UIView`.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `leadingAnchor` of `UIView`.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `trailingAnchor` of `UIView`.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `leftAnchor` of `UIView`.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `rightAnchor` of `UIView`.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `centerXAnchor` of `UIView`.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  /// Stands in for `widthAnchor` of `UIView`.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// Stands in for `heightAnchor` of `UIView`.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// Creates what stands in for a `UIView`.
  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }
  /// Creates what stands in for a `UIView`.
  public required init?(coder: NSCoder) {
    super.init()
  }
  /// Stands in for `addSubview` of `UIView`.
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  /// Stands in for `insertSubview` of `UIView`.
  open func insertSubview(_ view: UIView, at index: Int) {
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
  }
  /// Stands in for `removeFromSuperview` of `UIView`.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Stands in for `bringSubviewToFront` of `UIView`.
  open func bringSubviewToFront(_ view: UIView) {}
  /// Stands in for `sendSubviewToBack` of `UIView`.
  open func sendSubviewToBack(_ view: UIView) {}
  /// Stands in for `addConstraint` of `UIView`.
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Stands in for `addConstraints` of `UIView`.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Stands in for `addGestureRecognizer` of `UIView`.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Stands in for `removeGestureRecognizer` of `UIView`.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  /// Stands in for `layoutSubviews` of `UIView`.
  open func layoutSubviews() {}
  /// Stands in for `layoutIfNeeded` of `UIView`.
  open func layoutIfNeeded() {}
  /// Stands in for `setNeedsLayout` of `UIView`.
  open func setNeedsLayout() {}
  /// Stands in for `setNeedsDisplay` of `UIView`.
  open func setNeedsDisplay() {}
  /// Stands in for `setNeedsUpdateConstraints` of `UIView`.
  open func setNeedsUpdateConstraints() {}
  /// Stands in for `didMoveToWindow` of `UIView`.
  open func didMoveToWindow() {}
  /// Stands in for `didMoveToSuperview` of `UIView`.
  open func didMoveToSuperview() {}
  /// Stands in for `sizeToFit` of `UIView`.
  open func sizeToFit() {}
  /// Stands in for `sizeThatFits` of `UIView`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Stands in for `draw` of `UIView`.
  open func draw(_ rect: CGRect) {}
  /// Stands in for `endEditing` of `UIView`.
  open func endEditing(_ force: Bool) -> Bool { true }
  /// Stands in for `setContentHuggingPriority` of `UIView`.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// Stands in for `setContentCompressionResistancePriority` of `UIView`.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// Stands in for `drawHierarchy` of `UIView`.
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// Stands in for `animate` of `UIView`.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }
  /// Stands in for `animate` of `UIView`.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Stands in for `ContentMode` of `UIView`.
  public enum ContentMode: Int, Sendable {
    /// Stands in for `scaleToFill` of `ContentMode`.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  /// Stands in for `AutoresizingMask` of `UIView`.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// Stands in for `rawValue` of `AutoresizingMask`.
    public let rawValue: UInt
    /// Creates what stands in for a `AutoresizingMask`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `flexibleWidth` of `AutoresizingMask`.
    public static let flexibleWidth: AutoresizingMask = AutoresizingMask(rawValue: 2)
    /// Stands in for `flexibleHeight` of `AutoresizingMask`.
    public static let flexibleHeight: AutoresizingMask = AutoresizingMask(rawValue: 16)
  }
}
