// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITextViewDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Stands in for `textViewDidChange` of `UITextViewDelegate`.
  func textViewDidChange(_ textView: UITextView)
  /// Stands in for `textViewDidBeginEditing` of `UITextViewDelegate`.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Stands in for `textViewDidEndEditing` of `UITextViewDelegate`.
  func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Stands in for `textViewDidChange` of `UITextViewDelegate`.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Stands in for `textViewDidBeginEditing` of `UITextViewDelegate`.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Stands in for `textViewDidEndEditing` of `UITextViewDelegate`.
  public func textViewDidEndEditing(_ textView: UITextView) {}
}
