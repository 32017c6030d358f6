// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIScrollView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Stands in for `contentSize` of `UIScrollView`.
  open var contentSize: CGSize = .zero
  /// Stands in for `contentOffset` of `UIScrollView`.
  open var contentOffset: CGPoint = .zero
  /// Stands in for `contentInset` of `UIScrollView`.
  open var contentInset: UIEdgeInsets = .zero
  /// Stands in for `isScrollEnabled` of `UIScrollView`.
  open var isScrollEnabled: Bool = true
  /// Stands in for `isPagingEnabled` of `UIScrollView`.
  open var isPagingEnabled: Bool = false
  /// Stands in for `bounces` of `UIScrollView`.
  open var bounces: Bool = true
  /// Stands in for `alwaysBounceVertical` of `UIScrollView`.
  open var alwaysBounceVertical: Bool = false
  /// Stands in for `showsVerticalScrollIndicator` of `UIScrollView`.
  open var showsVerticalScrollIndicator: Bool = true
  /// Stands in for `showsHorizontalScrollIndicator` of `UIScrollView`.
  open var showsHorizontalScrollIndicator: Bool = true
  /// Stands in for `minimumZoomScale` of `UIScrollView`.
  open var minimumZoomScale: CGFloat = 1
  /// Stands in for `maximumZoomScale` of `UIScrollView`.
  open var maximumZoomScale: CGFloat = 1
  /// Stands in for `zoomScale` of `UIScrollView`.
  open var zoomScale: CGFloat = 1
  /// Stands in for `refreshControl` of `UIScrollView`.
  open var refreshControl: UIRefreshControl? = nil
  /// Stands in for `keyboardDismissMode` of `UIScrollView`.
  open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Stands in for `delegate` of `UIScrollView`.
  public weak var delegate: (any UIScrollViewDelegate)? = nil
  /// Stands in for `setContentOffset` of `UIScrollView`.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {}
  /// Stands in for `KeyboardDismissMode` of `UIScrollView`.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Stands in for `none` of `KeyboardDismissMode`.
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }
  /// Stands in for `alwaysBounceHorizontal` of `UIScrollView`.
  open var alwaysBounceHorizontal: Bool = false
  /// Stands in for `bouncesZoom` of `UIScrollView`.
  open var bouncesZoom: Bool = true
  /// Stands in for `isDirectionalLockEnabled` of `UIScrollView`.
  open var isDirectionalLockEnabled: Bool = false
  /// Stands in for `scrollIndicatorInsets` of `UIScrollView`.
  open var scrollIndicatorInsets: UIEdgeInsets = .zero
  /// Stands in for `verticalScrollIndicatorInsets` of `UIScrollView`.
  open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Stands in for `horizontalScrollIndicatorInsets` of `UIScrollView`.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero
  /// Stands in for `automaticallyAdjustsScrollIndicatorInsets` of `UIScrollView`.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
  /// Stands in for `contentInsetAdjustmentBehavior` of `UIScrollView`.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic
  /// Stands in for `adjustedContentInset` of `UIScrollView`.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Stands in for `indicatorStyle` of `UIScrollView`.
  open var indicatorStyle: IndicatorStyle = .default
  /// Stands in for `decelerationRate` of `UIScrollView`.
  open var decelerationRate: DecelerationRate = .normal
  /// Stands in for `delaysContentTouches` of `UIScrollView`.
  open var delaysContentTouches: Bool = true
  /// Stands in for `canCancelContentTouches` of `UIScrollView`.
  open var canCancelContentTouches: Bool = true
  /// Stands in for `scrollsToTop` of `UIScrollView`.
  open var scrollsToTop: Bool = true
  /// Stands in for `isTracking` of `UIScrollView`.
  open var isTracking: Bool { false }
  /// Stands in for `isDragging` of `UIScrollView`.
  open var isDragging: Bool { false }
  /// Stands in for `isDecelerating` of `UIScrollView`.
  open var isDecelerating: Bool { false }
  /// Stands in for `isZooming` of `UIScrollView`.
  open var isZooming: Bool { false }
  /// Stands in for `isZoomBouncing` of `UIScrollView`.
  open var isZoomBouncing: Bool { false }
  /// Stands in for `panGestureRecognizer` of `UIScrollView`.
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// Stands in for `pinchGestureRecognizer` of `UIScrollView`.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Stands in for `contentLayoutGuide` of `UIScrollView`.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Stands in for `frameLayoutGuide` of `UIScrollView`.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// Stands in for `scrollRectToVisible` of `UIScrollView`.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Stands in for `setZoomScale` of `UIScrollView`.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Stands in for `zoom` of `UIScrollView`.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Stands in for `flashScrollIndicators` of `UIScrollView`.
  open func flashScrollIndicators() {}
  /// Stands in for `touchesShouldCancel` of `UIScrollView`.
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
  /// Stands in for `ContentInsetAdjustmentBehavior` of `UIScrollView`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Stands in for `automatic` of `ContentInsetAdjustmentBehavior`.
    case automatic, scrollableAxes, never, always
  }
  /// Stands in for `IndicatorStyle` of `UIScrollView`.
  public enum IndicatorStyle: Int, Sendable {
    /// Stands in for ``default`` of `IndicatorStyle`.
    case `default`, black, white
  }
  /// Stands in for `DecelerationRate` of `UIScrollView`.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `DecelerationRate`.
    public let rawValue: CGFloat
    /// Creates what stands in for a `DecelerationRate`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// Stands in for `normal` of `DecelerationRate`.
    public static let normal: DecelerationRate = DecelerationRate(rawValue: 0.998)
    /// Stands in for `fast` of `DecelerationRate`.
    public static let fast: DecelerationRate = DecelerationRate(rawValue: 0.99)
  }
}
