// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarSelectionSingleDate` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Creates what stands in for a `UICalendarSelectionSingleDate`.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }
  /// Stands in for `delegate` of `UICalendarSelectionSingleDate`.
  public weak var delegate: (any UICalendarSelectionSingleDateDelegate)? = nil
  /// Stands in for `selectedDate` of `UICalendarSelectionSingleDate`.
  open var selectedDate: DateComponents? = nil
  /// Stands in for `setSelected` of `UICalendarSelectionSingleDate`.
  open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
    selectedDate = dateComponents
  }
}
