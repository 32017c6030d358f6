// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarSelectionMultiDateDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// Stands in for `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  /// Stands in for `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  /// Stands in for `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Stands in for `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Stands in for `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Stands in for `multiDateSelection` of `UICalendarSelectionMultiDateDelegate`.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}
