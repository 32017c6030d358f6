// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `StaticConfiguration` of WidgetKit, and does nothing.
public struct StaticConfiguration<Content>: WidgetConfiguration {
  /// Creates what stands in for a `StaticConfiguration`.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View {
  }
}
