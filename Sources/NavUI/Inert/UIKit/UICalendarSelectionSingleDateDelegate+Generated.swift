// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarSelectionSingleDateDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// Stands in for `dateSelection` of `UICalendarSelectionSingleDateDelegate`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  /// Stands in for `dateSelection` of `UICalendarSelectionSingleDateDelegate`.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Stands in for `dateSelection` of `UICalendarSelectionSingleDateDelegate`.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
