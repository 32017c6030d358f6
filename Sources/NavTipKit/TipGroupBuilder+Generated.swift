// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipGroupBuilder` of TipKit, and does nothing.
@resultBuilder
public struct TipGroupBuilder {
  /// Stands in for `buildBlock` of `TipGroupBuilder`.
  public static func buildBlock(_ parts: [any Tip]...) -> [any Tip] { parts.flatMap { $0 } }
  /// Stands in for `buildExpression` of `TipGroupBuilder`.
  public static func buildExpression(_ tip: any Tip) -> [any Tip] { [tip] }
  /// Stands in for `buildOptional` of `TipGroupBuilder`.
  public static func buildOptional(_ part: [any Tip]?) -> [any Tip] { part ?? [] }
}
