// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MapContentBuilder` of MapKit, and does nothing.
@resultBuilder
public struct MapContentBuilder {
  /// Stands in for `buildBlock` of `MapContentBuilder`.
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  /// Stands in for `buildBlock` of `MapContentBuilder`.
  public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> EmptyMapContent {
    EmptyMapContent()
  }
  /// Stands in for `buildExpression` of `MapContentBuilder`.
  public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
  /// Stands in for `buildOptional` of `MapContentBuilder`.
  public static func buildOptional(_ content: EmptyMapContent?) -> EmptyMapContent {
    EmptyMapContent()
  }
  /// Stands in for `buildEither` of `MapContentBuilder`.
  public static func buildEither<C: MapContent>(first: C) -> EmptyMapContent { EmptyMapContent() }
  /// Stands in for `buildEither` of `MapContentBuilder`.
  public static func buildEither<C: MapContent>(second: C) -> EmptyMapContent { EmptyMapContent() }
  /// Stands in for `buildLimitedAvailability` of `MapContentBuilder`.
  public static func buildLimitedAvailability<C: MapContent>(_ content: C) -> EmptyMapContent {
    EmptyMapContent()
  }
}
