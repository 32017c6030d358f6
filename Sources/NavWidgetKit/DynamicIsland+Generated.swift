// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `DynamicIsland` of WidgetKit, and does nothing.
public struct DynamicIsland: Sendable {
  /// Creates what stands in for a `DynamicIsland`.
  public init<Leading: View, Trailing: View, Minimal: View>(
    @DynamicIslandExpandedContentBuilder expanded: @escaping () -> Int,
    @ViewBuilder compactLeading: @escaping () -> Leading,
    @ViewBuilder compactTrailing: @escaping () -> Trailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {
  }
  /// Stands in for `keylineTint` of `DynamicIsland`.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Stands in for `widgetURL` of `DynamicIsland`.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
}
