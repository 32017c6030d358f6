// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `TimelineReloadPolicy` of WidgetKit, and does nothing.
public struct TimelineReloadPolicy: Sendable {
  /// Stands in for `atEnd` of `TimelineReloadPolicy`.
  public static let atEnd: TimelineReloadPolicy = TimelineReloadPolicy()
  /// Stands in for `never` of `TimelineReloadPolicy`.
  public static let never: TimelineReloadPolicy = TimelineReloadPolicy()
  /// Stands in for `after` of `TimelineReloadPolicy`.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}
