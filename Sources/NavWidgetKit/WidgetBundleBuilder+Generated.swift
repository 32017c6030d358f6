// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetBundleBuilder` of WidgetKit, and does nothing.
@resultBuilder
public enum WidgetBundleBuilder {
  /// Stands in for `buildBlock` of `WidgetBundleBuilder`.
  @MainActor
  public static func buildBlock<each W: Widget>(_ widgets: repeat each W) -> WidgetList {
    WidgetList()
  }
}
