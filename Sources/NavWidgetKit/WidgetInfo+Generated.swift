// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetInfo` of WidgetKit, and does nothing.
public struct WidgetInfo: Sendable {
  /// Stands in for `kind` of `WidgetInfo`.
  public let kind: String
  /// Stands in for `family` of `WidgetInfo`.
  public let family: WidgetFamily
}
