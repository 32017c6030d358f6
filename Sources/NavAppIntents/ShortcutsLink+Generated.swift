// Made by Scripts/generate from Scripts/stand-ins/AppIntents.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ShortcutsLink` of AppIntents, and does nothing.
@MainActor @preconcurrency
public struct ShortcutsLink: View {
  /// Creates what stands in for a `ShortcutsLink`.
  public init() {
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("ShortcutsLink") }
}
