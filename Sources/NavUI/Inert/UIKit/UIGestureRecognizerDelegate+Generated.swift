// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGestureRecognizerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Stands in for `gestureRecognizerShouldBegin` of `UIGestureRecognizerDelegate`.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Stands in for `gestureRecognizerShouldBegin` of `UIGestureRecognizerDelegate`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}
