// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarSelectionMultiDate` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Creates what stands in for a `UICalendarSelectionMultiDate`.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Stands in for `delegate` of `UICalendarSelectionMultiDate`.
  public weak var delegate: (any UICalendarSelectionMultiDateDelegate)? = nil
  /// Stands in for `selectedDates` of `UICalendarSelectionMultiDate`.
  open var selectedDates: [DateComponents] = []
  /// Stands in for `setSelectedDates` of `UICalendarSelectionMultiDate`.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}
