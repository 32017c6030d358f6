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
}

extension UIScrollViewDelegate {
  /// Stands in for `scrollViewDidScroll` of `UIScrollViewDelegate`.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Stands in for `scrollViewDidZoom` of `UIScrollViewDelegate`.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Stands in for `viewForZooming` of `UIScrollViewDelegate`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
