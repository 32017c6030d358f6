// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

extension EnvironmentValues {
  /// Stands in for `widgetFamily` of `EnvironmentValues`.
  public var widgetFamily: WidgetFamily { .systemSmall }
  /// Stands in for `widgetRenderingMode` of `EnvironmentValues`.
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  /// Stands in for `showsWidgetContainerBackground` of `EnvironmentValues`.
  public var showsWidgetContainerBackground: Bool { true }
}
