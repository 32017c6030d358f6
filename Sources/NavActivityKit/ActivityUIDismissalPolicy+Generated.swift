// Made by Scripts/generate from Scripts/stand-ins/ActivityKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `ActivityUIDismissalPolicy` of ActivityKit, and does nothing.
public enum ActivityUIDismissalPolicy: Sendable {
  /// Stands in for ``default`` of `ActivityUIDismissalPolicy`.
  case `default`, immediate
  /// Stands in for `after` of `ActivityUIDismissalPolicy`.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .default }
}
