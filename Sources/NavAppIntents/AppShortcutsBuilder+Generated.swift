// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AppShortcutsBuilder` of AppIntents, and does nothing.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Stands in for `buildBlock` of `AppShortcutsBuilder`.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
