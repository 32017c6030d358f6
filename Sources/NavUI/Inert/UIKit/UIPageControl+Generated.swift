// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPageControl` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPageControl: UIControl {
  /// Stands in for `numberOfPages` of `UIPageControl`.
  open var numberOfPages: Int = 0
  /// Stands in for `currentPage` of `UIPageControl`.
  open var currentPage: Int = 0
  /// Stands in for `pageIndicatorTintColor` of `UIPageControl`.
  open var pageIndicatorTintColor: UIColor? = nil
  /// Stands in for `currentPageIndicatorTintColor` of `UIPageControl`.
  open var currentPageIndicatorTintColor: UIColor? = nil
  /// Stands in for `hidesForSinglePage` of `UIPageControl`.
  open var hidesForSinglePage: Bool = false
  /// Stands in for `backgroundStyle` of `UIPageControl`.
  open var backgroundStyle: BackgroundStyle = .automatic
  /// Stands in for `preferredIndicatorImage` of `UIPageControl`.
  open var preferredIndicatorImage: UIImage? = nil
  /// Stands in for `allowsContinuousInteraction` of `UIPageControl`.
  open var allowsContinuousInteraction: Bool = true
  /// Stands in for `setIndicatorImage` of `UIPageControl`.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  /// Stands in for `BackgroundStyle` of `UIPageControl`.
  public enum BackgroundStyle: Int, Sendable {
    /// Stands in for `automatic` of `BackgroundStyle`.
    case automatic, prominent, minimal
  }
}
