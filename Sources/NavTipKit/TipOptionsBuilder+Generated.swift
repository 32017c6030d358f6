// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipOptionsBuilder` of TipKit, and does nothing.
@resultBuilder
public struct TipOptionsBuilder {
  /// Stands in for `buildBlock` of `TipOptionsBuilder`.
  public static func buildBlock(_ parts: [any TipOption]...) -> [any TipOption] {
    parts.flatMap { $0 }
  }
  /// Stands in for `buildExpression` of `TipOptionsBuilder`.
  public static func buildExpression(_ option: any TipOption) -> [any TipOption] { [option] }
  /// Stands in for `buildExpression` of `TipOptionsBuilder`.
  public static func buildExpression(_ options: [any TipOption]) -> [any TipOption] { options }
  /// Stands in for `buildOptional` of `TipOptionsBuilder`.
  public static func buildOptional(_ part: [any TipOption]?) -> [any TipOption] { part ?? [] }
  /// Stands in for `buildEither` of `TipOptionsBuilder`.
  public static func buildEither(first: [any TipOption]) -> [any TipOption] { first }
  /// Stands in for `buildEither` of `TipOptionsBuilder`.
  public static func buildEither(second: [any TipOption]) -> [any TipOption] { second }
}
