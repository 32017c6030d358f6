// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipRuleBuilder` of TipKit, and does nothing.
@resultBuilder
public struct TipRuleBuilder {
  /// Stands in for `buildBlock` of `TipRuleBuilder`.
  public static func buildBlock(_ parts: [Tips.Rule]...) -> [Tips.Rule] { parts.flatMap { $0 } }
  /// Stands in for `buildExpression` of `TipRuleBuilder`.
  public static func buildExpression(_ rule: Tips.Rule) -> [Tips.Rule] { [rule] }
  /// Stands in for `buildExpression` of `TipRuleBuilder`.
  public static func buildExpression(_ rules: [Tips.Rule]) -> [Tips.Rule] { rules }
  /// Stands in for `buildOptional` of `TipRuleBuilder`.
  public static func buildOptional(_ part: [Tips.Rule]?) -> [Tips.Rule] { part ?? [] }
  /// Stands in for `buildEither` of `TipRuleBuilder`.
  public static func buildEither(first: [Tips.Rule]) -> [Tips.Rule] { first }
  /// Stands in for `buildEither` of `TipRuleBuilder`.
  public static func buildEither(second: [Tips.Rule]) -> [Tips.Rule] { second }
}
