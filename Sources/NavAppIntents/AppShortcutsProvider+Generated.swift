// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AppShortcutsProvider` of AppIntents, and does nothing.
public protocol AppShortcutsProvider {
  /// Stands in for `appShortcuts` of `AppShortcutsProvider`.
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] { get }
}
