// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension Tips.Parameter: TipRuleInput {
  /// Stands in for `RuleInput` of `Tips.Parameter`.
  public typealias RuleInput = Value
}
