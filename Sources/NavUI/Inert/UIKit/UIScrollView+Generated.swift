// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIScrollView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// Stands in for `appearance` of `UIScrollView`.
  open class func appearance() -> UIScrollView { UIScrollView() }
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
    case none, onDrag, interactive
  }
}
