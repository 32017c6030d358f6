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
}
