// Made by Scripts/generate from Scripts/stand-ins/WidgetKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavActivityKit
import NavUI

/// Stands in for `WidgetPreviewContext` of WidgetKit, and does nothing.
public struct WidgetPreviewContext: PreviewContext, Sendable {
  /// Creates what stands in for a `WidgetPreviewContext`.
  public init(family: WidgetFamily) {
  }
  /// Stands in for `subscript` of `WidgetPreviewContext`.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { key.defaultValue }
}
