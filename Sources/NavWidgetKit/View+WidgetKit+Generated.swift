// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

extension View {
  /// Stands in for `widgetURL` of `View`.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Stands in for `widgetAccentable` of `View`.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Stands in for `widgetLabel` of `View`.
  public nonisolated func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Stands in for `dynamicIsland` of `View`.
  public nonisolated func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
  /// Stands in for `activityBackgroundTint` of `View`.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Stands in for `activitySystemActionForegroundColor` of `View`.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
}
