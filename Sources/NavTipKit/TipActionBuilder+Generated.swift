// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipActionBuilder` of TipKit, and does nothing.
@resultBuilder
public struct TipActionBuilder {
  /// Stands in for `buildBlock` of `TipActionBuilder`.
  public static func buildBlock(_ parts: [Tips.Action]...) -> [Tips.Action] { parts.flatMap { $0 } }
  /// Stands in for `buildExpression` of `TipActionBuilder`.
  public static func buildExpression(_ action: Tips.Action) -> [Tips.Action] { [action] }
  /// Stands in for `buildExpression` of `TipActionBuilder`.
  public static func buildExpression(_ actions: [Tips.Action]) -> [Tips.Action] { actions }
  /// Stands in for `buildOptional` of `TipActionBuilder`.
  public static func buildOptional(_ part: [Tips.Action]?) -> [Tips.Action] { part ?? [] }
  /// Stands in for `buildEither` of `TipActionBuilder`.
  public static func buildEither(first: [Tips.Action]) -> [Tips.Action] { first }
  /// Stands in for `buildEither` of `TipActionBuilder`.
  public static func buildEither(second: [Tips.Action]) -> [Tips.Action] { second }
  /// Stands in for `buildArray` of `TipActionBuilder`.
  public static func buildArray(_ parts: [[Tips.Action]]) -> [Tips.Action] { parts.flatMap { $0 } }
}
