// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `TimelineProvider` of WidgetKit, and does nothing.
public protocol TimelineProvider {
  /// Stands in for `associatedtype` of `TimelineProvider`.
  associatedtype Entry: TimelineEntry
  /// Stands in for `Context` of `TimelineProvider`.
  typealias Context = TimelineProviderContext
  /// Stands in for `placeholder` of `TimelineProvider`.
  func placeholder(in context: Context) -> Entry
  /// Stands in for `getSnapshot` of `TimelineProvider`.
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// Stands in for `getTimeline` of `TimelineProvider`.
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
