// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `ActivityConfiguration` of WidgetKit, and does nothing.
public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates what stands in for a `ActivityConfiguration`.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {
  }
  /// Stands in for `supplementalActivityFamilies` of `ActivityConfiguration`.
  public func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> ActivityConfiguration<Attributes> { self }
}
