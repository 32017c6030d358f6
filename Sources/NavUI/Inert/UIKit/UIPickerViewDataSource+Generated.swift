// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPickerViewDataSource` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIPickerViewDataSource: AnyObject {
  /// Stands in for `numberOfComponents` of `UIPickerViewDataSource`.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Stands in for `pickerView` of `UIPickerViewDataSource`.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
