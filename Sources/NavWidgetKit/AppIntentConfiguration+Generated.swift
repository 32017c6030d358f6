// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `AppIntentConfiguration` of WidgetKit, and does nothing.
public struct AppIntentConfiguration<Content>: WidgetConfiguration {
  /// Creates what stands in for a `AppIntentConfiguration`.
  public init<Intent, Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Content: View, Provider.Intent == Intent {
  }
}
