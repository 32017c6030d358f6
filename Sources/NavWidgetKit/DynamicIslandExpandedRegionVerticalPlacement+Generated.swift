// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `DynamicIslandExpandedRegionVerticalPlacement` of WidgetKit, and does nothing.
public enum DynamicIslandExpandedRegionVerticalPlacement: Sendable {
  /// Stands in for ``default`` of `DynamicIslandExpandedRegionVerticalPlacement`.
  case `default`, belowIfTooWide
}
