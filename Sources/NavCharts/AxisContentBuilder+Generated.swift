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
  /// Stands in for `buildOptional` of `AxisContentBuilder`.
  public static func buildOptional(_ content: EmptyAxisContent?) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildEither` of `AxisContentBuilder`.
  public static func buildEither(first content: EmptyAxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildEither` of `AxisContentBuilder`.
  public static func buildEither(second content: EmptyAxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildLimitedAvailability` of `AxisContentBuilder`.
  public static func buildLimitedAvailability(_ content: EmptyAxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
}
