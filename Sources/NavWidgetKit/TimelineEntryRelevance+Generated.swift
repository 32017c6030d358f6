// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `TimelineEntryRelevance` of WidgetKit, and does nothing.
public struct TimelineEntryRelevance: Hashable, Sendable {
  /// Stands in for `score` of `TimelineEntryRelevance`.
  public var score: Float
}
