// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetList` of WidgetKit, and does nothing.
public struct WidgetList: Widget {
  /// Creates what stands in for a `WidgetList`.
  public init() {
  }
  /// Stands in for `body` of `WidgetList`.
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}
