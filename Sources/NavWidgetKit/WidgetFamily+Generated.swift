// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetFamily` of WidgetKit, and does nothing.
public enum WidgetFamily: Int, Sendable, CaseIterable {
  /// Stands in for `systemSmall` of `WidgetFamily`.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular,
    accessoryRectangular, accessoryInline
}
