// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `AppIntentTimelineProvider` of WidgetKit, and does nothing.
public protocol AppIntentTimelineProvider {
  /// Stands in for `associatedtype` of `AppIntentTimelineProvider`.
  associatedtype Entry: TimelineEntry
  /// Stands in for `associatedtype` of `AppIntentTimelineProvider`.
  associatedtype Intent
  /// Stands in for `Context` of `AppIntentTimelineProvider`.
  typealias Context = TimelineProviderContext
  /// Stands in for `placeholder` of `AppIntentTimelineProvider`.
  func placeholder(in context: Context) -> Entry
  /// Stands in for `snapshot` of `AppIntentTimelineProvider`.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Stands in for `timeline` of `AppIntentTimelineProvider`.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}
