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
  /// Stands in for `textViewShouldBeginEditing` of `UITextViewDelegate`.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Stands in for `textViewShouldEndEditing` of `UITextViewDelegate`.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Stands in for `textViewDidChangeSelection` of `UITextViewDelegate`.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Stands in for `textView` of `UITextViewDelegate`.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Stands in for `textView` of `UITextViewDelegate`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Stands in for `textView` of `UITextViewDelegate`.
  func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Stands in for `textViewDidChange` of `UITextViewDelegate`.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Stands in for `textViewDidBeginEditing` of `UITextViewDelegate`.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Stands in for `textViewDidEndEditing` of `UITextViewDelegate`.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Stands in for `textViewShouldBeginEditing` of `UITextViewDelegate`.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Stands in for `textViewShouldEndEditing` of `UITextViewDelegate`.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Stands in for `textViewDidChangeSelection` of `UITextViewDelegate`.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Stands in for `textView` of `UITextViewDelegate`.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
  /// Stands in for `textView` of `UITextViewDelegate`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// Stands in for `textView` of `UITextViewDelegate`.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith URL: URL,
    in characterRange: NSRange
  ) -> Bool { true }
}
