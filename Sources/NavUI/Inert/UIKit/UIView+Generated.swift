// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIView: UIResponder, UIAppearance {
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
  @_disfavoredOverload
  public convenience init(_ nothing: Void = ()) {
    self.init(frame: .zero)
  }
  /// Creates what stands in for a `UIView`.
  public init(frame: CGRect) {
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
  @discardableResult
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
  /// Stands in for `ContentMode` of `UIView`.
  public enum ContentMode: Int, Sendable {
    /// Stands in for `scaleToFill` of `ContentMode`.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
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
    /// Stands in for `flexibleLeftMargin` of `AutoresizingMask`.
    public static let flexibleLeftMargin: AutoresizingMask = AutoresizingMask(rawValue: 1)
    /// Stands in for `flexibleRightMargin` of `AutoresizingMask`.
    public static let flexibleRightMargin: AutoresizingMask = AutoresizingMask(rawValue: 4)
    /// Stands in for `flexibleTopMargin` of `AutoresizingMask`.
    public static let flexibleTopMargin: AutoresizingMask = AutoresizingMask(rawValue: 8)
    /// Stands in for `flexibleBottomMargin` of `AutoresizingMask`.
    public static let flexibleBottomMargin: AutoresizingMask = AutoresizingMask(rawValue: 32)
  }
  /// Stands in for `insetsLayoutMarginsFromSafeArea` of `UIView`.
  open var insetsLayoutMarginsFromSafeArea: Bool = true
  /// Stands in for `layoutMargins` of `UIView`.
  open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// Stands in for `directionalLayoutMargins` of `UIView`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(
    top: 8,
    leading: 8,
    bottom: 8,
    trailing: 8
  )
  /// Stands in for `preservesSuperviewLayoutMargins` of `UIView`.
  open var preservesSuperviewLayoutMargins: Bool = false
  /// Stands in for `isMultipleTouchEnabled` of `UIView`.
  open var isMultipleTouchEnabled: Bool = false
  /// Stands in for `isExclusiveTouch` of `UIView`.
  open var isExclusiveTouch: Bool = false
  /// Stands in for `autoresizesSubviews` of `UIView`.
  open var autoresizesSubviews: Bool = true
  /// Stands in for `clearsContextBeforeDrawing` of `UIView`.
  open var clearsContextBeforeDrawing: Bool = true
  /// Stands in for `mask` of `UIView`.
  open var mask: UIView? = nil
  /// Stands in for `tintAdjustmentMode` of `UIView`.
  open var tintAdjustmentMode: TintAdjustmentMode = .automatic
  /// Stands in for `semanticContentAttribute` of `UIView`.
  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified
  /// Stands in for `contentScaleFactor` of `UIView`.
  open var contentScaleFactor: CGFloat = 1
  /// Stands in for `accessibilityHint` of `UIView`.
  open var accessibilityHint: String? = nil
  /// Stands in for `accessibilityValue` of `UIView`.
  open var accessibilityValue: String? = nil
  /// Stands in for `accessibilityTraits` of `UIView`.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Stands in for `isAccessibilityElement` of `UIView`.
  open var isAccessibilityElement: Bool = false
  /// Stands in for `accessibilityElementsHidden` of `UIView`.
  open var accessibilityElementsHidden: Bool = false
  /// Stands in for `accessibilityViewIsModal` of `UIView`.
  open var accessibilityViewIsModal: Bool = false
  /// Stands in for `shouldGroupAccessibilityChildren` of `UIView`.
  open var shouldGroupAccessibilityChildren: Bool = false
  /// Stands in for `restorationIdentifier` of `UIView`.
  open var restorationIdentifier: String? = nil
  /// Stands in for `interactions` of `UIView`.
  open var interactions: [any UIInteraction] = []
  /// Stands in for `constraints` of `UIView`.
  open var constraints: [NSLayoutConstraint] { [] }
  /// Stands in for `layoutGuides` of `UIView`.
  open var layoutGuides: [UILayoutGuide] { [] }
  /// Stands in for `safeAreaLayoutGuide` of `UIView`.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Stands in for `layoutMarginsGuide` of `UIView`.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  /// Stands in for `readableContentGuide` of `UIView`.
  open var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  /// Stands in for `keyboardLayoutGuide` of `UIView`.
  open var keyboardLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Stands in for `traitCollection` of `UIView`.
  open var traitCollection: UITraitCollection { UITraitCollection() }
  /// Stands in for `effectiveUserInterfaceLayoutDirection` of `UIView`.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Stands in for `firstBaselineAnchor` of `UIView`.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `lastBaselineAnchor` of `UIView`.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  /// Stands in for `var` of `UIView`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Stands in for `var` of `UIView`.
  open class var areAnimationsEnabled: Bool { true }
  /// Stands in for `insertSubview` of `UIView`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
  }
  /// Stands in for `insertSubview` of `UIView`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insertSubview(
      view,
      at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1
    )
  }
  /// Stands in for `exchangeSubview` of `UIView`.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }
  /// Stands in for `isDescendant` of `UIView`.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// Stands in for `viewWithTag` of `UIView`.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Stands in for `removeConstraint` of `UIView`.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  /// Stands in for `removeConstraints` of `UIView`.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Stands in for `addLayoutGuide` of `UIView`.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
  /// Stands in for `addInteraction` of `UIView`.
  open func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }
  /// Stands in for `removeInteraction` of `UIView`.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }
  /// Stands in for `addMotionEffect` of `UIView`.
  open func addMotionEffect(_ effect: UIMotionEffect) {}
  /// Stands in for `didAddSubview` of `UIView`.
  open func didAddSubview(_ subview: UIView) {}
  /// Stands in for `willRemoveSubview` of `UIView`.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Stands in for `willMove` of `UIView`.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Stands in for `willMove` of `UIView`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Stands in for `tintColorDidChange` of `UIView`.
  open func tintColorDidChange() {}
  /// Stands in for `updateConstraints` of `UIView`.
  open func updateConstraints() {}
  /// Stands in for `updateConstraintsIfNeeded` of `UIView`.
  open func updateConstraintsIfNeeded() {}
  /// Stands in for `safeAreaInsetsDidChange` of `UIView`.
  open func safeAreaInsetsDidChange() {}
  /// Stands in for `layoutMarginsDidChange` of `UIView`.
  open func layoutMarginsDidChange() {}
  /// Stands in for `setNeedsDisplay` of `UIView`.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Stands in for `invalidateIntrinsicContentSize` of `UIView`.
  open func invalidateIntrinsicContentSize() {}
  /// Stands in for `traitCollectionDidChange` of `UIView`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Stands in for `hitTest` of `UIView`.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  /// Stands in for `point` of `UIView`.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Stands in for `convert` of `UIView`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// Stands in for `convert` of `UIView`.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// Stands in for `convert` of `UIView`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Stands in for `convert` of `UIView`.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  /// Stands in for `systemLayoutSizeFitting` of `UIView`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
  /// Stands in for `systemLayoutSizeFitting` of `UIView`.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { targetSize }
  /// Stands in for `contentHuggingPriority` of `UIView`.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  /// Stands in for `contentCompressionResistancePriority` of `UIView`.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }
  /// Stands in for `gestureRecognizerShouldBegin` of `UIView`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Stands in for `snapshotView` of `UIView`.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Stands in for `updateProperties` of `UIView`.
  open func updateProperties() {}
  /// Stands in for `userInterfaceLayoutDirection` of `UIView`.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { .leftToRight }
  /// Stands in for `TintAdjustmentMode` of `UIView`.
  public enum TintAdjustmentMode: Int, Sendable {
    /// Stands in for `automatic` of `TintAdjustmentMode`.
    case automatic, normal, dimmed
  }
}
