// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AppShortcut` of AppIntents, and does nothing.
public struct AppShortcut {
  /// Creates what stands in for a `AppShortcut`.
  public init(
    intent: any AppIntent,
    phrases: [String],
    shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
  }
}
