// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIScrollViewDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Stands in for `scrollViewDidScroll` of `UIScrollViewDelegate`.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Stands in for `scrollViewDidZoom` of `UIScrollViewDelegate`.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Stands in for `viewForZooming` of `UIScrollViewDelegate`.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Stands in for `scrollViewWillBeginDragging` of `UIScrollViewDelegate`.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Stands in for `scrollViewWillEndDragging` of `UIScrollViewDelegate`.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Stands in for `scrollViewDidEndDragging` of `UIScrollViewDelegate`.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Stands in for `scrollViewWillBeginDecelerating` of `UIScrollViewDelegate`.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Stands in for `scrollViewDidEndDecelerating` of `UIScrollViewDelegate`.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Stands in for `scrollViewDidEndScrollingAnimation` of `UIScrollViewDelegate`.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Stands in for `scrollViewWillBeginZooming` of `UIScrollViewDelegate`.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Stands in for `scrollViewDidEndZooming` of `UIScrollViewDelegate`.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Stands in for `scrollViewShouldScrollToTop` of `UIScrollViewDelegate`.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Stands in for `scrollViewDidScrollToTop` of `UIScrollViewDelegate`.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Stands in for `scrollViewDidScroll` of `UIScrollViewDelegate`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Stands in for `scrollViewDidZoom` of `UIScrollViewDelegate`.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Stands in for `viewForZooming` of `UIScrollViewDelegate`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Stands in for `scrollViewWillBeginDragging` of `UIScrollViewDelegate`.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Stands in for `scrollViewWillEndDragging` of `UIScrollViewDelegate`.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Stands in for `scrollViewDidEndDragging` of `UIScrollViewDelegate`.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Stands in for `scrollViewWillBeginDecelerating` of `UIScrollViewDelegate`.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Stands in for `scrollViewDidEndDecelerating` of `UIScrollViewDelegate`.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Stands in for `scrollViewDidEndScrollingAnimation` of `UIScrollViewDelegate`.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Stands in for `scrollViewWillBeginZooming` of `UIScrollViewDelegate`.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Stands in for `scrollViewDidEndZooming` of `UIScrollViewDelegate`.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
  /// Stands in for `scrollViewShouldScrollToTop` of `UIScrollViewDelegate`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Stands in for `scrollViewDidScrollToTop` of `UIScrollViewDelegate`.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
