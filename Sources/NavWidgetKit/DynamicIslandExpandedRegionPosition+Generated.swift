// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `DynamicIslandExpandedRegionPosition` of WidgetKit, and does nothing.
public enum DynamicIslandExpandedRegionPosition: Sendable {
  /// Stands in for `leading` of `DynamicIslandExpandedRegionPosition`.
  case leading, trailing, center, bottom
}
