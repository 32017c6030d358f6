// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `DynamicIslandExpandedRegion` of WidgetKit, and does nothing.
public struct DynamicIslandExpandedRegion<Content: View> {
  /// Creates what stands in for a `DynamicIslandExpandedRegion`.
  public init(
    _ position: DynamicIslandExpandedRegionPosition,
    priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) {
  }
}
