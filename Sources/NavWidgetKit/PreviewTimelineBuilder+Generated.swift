// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `PreviewTimelineBuilder` of WidgetKit, and does nothing.
@resultBuilder
public struct PreviewTimelineBuilder {
  /// Stands in for `buildBlock` of `PreviewTimelineBuilder`.
  public static func buildBlock(_ entries: any TimelineEntry...) -> [any TimelineEntry] { entries }
}
