// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `PreviewActivityBuilder` of WidgetKit, and does nothing.
@resultBuilder
public struct PreviewActivityBuilder<Attributes: ActivityAttributes> {
  /// Stands in for `buildBlock` of `PreviewActivityBuilder`.
  public static func buildBlock(_ states: Attributes.ContentState...) -> [Attributes.ContentState] {
    states
  }
}
