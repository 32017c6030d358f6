// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisContentBuilder` of Charts, and does nothing.
@resultBuilder
public struct AxisContentBuilder {
  /// Stands in for `buildBlock` of `AxisContentBuilder`.
  public static func buildBlock<each C: AxisContent>(_ content: repeat each C) -> EmptyAxisContent {
    EmptyAxisContent()
  }
}
