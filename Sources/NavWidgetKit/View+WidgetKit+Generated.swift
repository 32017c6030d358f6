// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension View {
  /// Stands in for `widgetURL` of `View`.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Stands in for `widgetAccentable` of `View`.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
}
