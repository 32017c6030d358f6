// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPickerViewDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIPickerViewDelegate: AnyObject {
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String?
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  public func pickerView(
    _ pickerView: UIPickerView,
    viewForRow row: Int,
    forComponent component: Int,
    reusing view: UIView?
  ) -> UIView { view ?? UIView() }
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }
  /// Stands in for `pickerView` of `UIPickerViewDelegate`.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    0
  }
}
