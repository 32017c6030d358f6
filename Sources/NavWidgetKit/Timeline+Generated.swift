// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `Timeline` of WidgetKit, and does nothing.
public struct Timeline<EntryType: TimelineEntry> {
  /// Stands in for `entries` of `Timeline`.
  public let entries: [EntryType]
  /// Stands in for `policy` of `Timeline`.
  public let policy: TimelineReloadPolicy
  /// Creates what stands in for a `Timeline`.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
