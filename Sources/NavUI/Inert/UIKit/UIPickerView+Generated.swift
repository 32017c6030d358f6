// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIPickerView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Stands in for `dataSource` of `UIPickerView`.
  public weak var dataSource: (any UIPickerViewDataSource)? = nil
  /// Stands in for `delegate` of `UIPickerView`.
  public weak var delegate: (any UIPickerViewDelegate)? = nil
  /// Stands in for `numberOfComponents` of `UIPickerView`.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  /// Stands in for `numberOfRows` of `UIPickerView`.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Stands in for `reloadAllComponents` of `UIPickerView`.
  open func reloadAllComponents() {}
  /// Stands in for `reloadComponent` of `UIPickerView`.
  open func reloadComponent(_ component: Int) {}
  /// Stands in for `selectRow` of `UIPickerView`.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Stands in for `selectedRow` of `UIPickerView`.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
  /// Stands in for `rowSize` of `UIPickerView`.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  /// Stands in for `view` of `UIPickerView`.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
}
