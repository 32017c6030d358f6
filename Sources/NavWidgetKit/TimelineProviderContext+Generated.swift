// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `TimelineProviderContext` of WidgetKit, and does nothing.
public struct TimelineProviderContext: @unchecked Sendable {
  /// Stands in for `family` of `TimelineProviderContext`.
  public let family: WidgetFamily
  /// Stands in for `isPreview` of `TimelineProviderContext`.
  public let isPreview: Bool
  /// Stands in for `displaySize` of `TimelineProviderContext`.
  public let displaySize: CGSize
}
