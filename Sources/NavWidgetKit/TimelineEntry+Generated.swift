// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `TimelineEntry` of WidgetKit, and does nothing.
public protocol TimelineEntry {
  /// Stands in for `date` of `TimelineEntry`.
  var date: Date { get }
}
