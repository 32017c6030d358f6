// Made by Scripts/generate from Scripts/stand-ins/Charts.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AxisMarkBuilder` of Charts, and does nothing.
@resultBuilder
public struct AxisMarkBuilder {
  /// Stands in for `buildBlock` of `AxisMarkBuilder`.
  public static func buildBlock<each C: AxisMark>(_ content: repeat each C) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildEither` of `AxisMarkBuilder`.
  public static func buildEither(first content: EmptyAxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildEither` of `AxisMarkBuilder`.
  public static func buildEither(second content: EmptyAxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildLimitedAvailability` of `AxisMarkBuilder`.
  public static func buildLimitedAvailability(_ content: EmptyAxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Stands in for `buildOptional` of `AxisMarkBuilder`.
  public static func buildOptional(_ content: EmptyAxisContent?) -> EmptyAxisContent {
    EmptyAxisContent()
  }
}
