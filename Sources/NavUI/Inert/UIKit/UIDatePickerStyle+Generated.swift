// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDatePickerStyle` of UIKit, and does nothing.
public enum UIDatePickerStyle: Int, Sendable {
  /// Stands in for `automatic` of `UIDatePickerStyle`.
  case automatic, wheels, compact, inline
}
