// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICalendarViewDecorationSize` of UIKit, and does nothing.
public enum UICalendarViewDecorationSize: Int, Sendable {
  /// Stands in for `small` of `UICalendarViewDecorationSize`.
  case small, medium, large
}
