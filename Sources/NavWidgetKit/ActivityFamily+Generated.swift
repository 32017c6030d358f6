// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `ActivityFamily` of WidgetKit, and does nothing.
public enum ActivityFamily: Sendable {
  /// Stands in for `small` of `ActivityFamily`.
  case small, medium
}
