// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Rule` of TipKit, and does nothing.
@freestanding(expression)
public macro Rule<Input: TipRuleInput>(
  _ input: Input,
  body: (Input.RuleInput) -> Bool
) -> Tips.Rule = #externalMacro(module: "NavUIMacros", type: "RuleMacro")

/// Stands in for `Rule` of TipKit, and does nothing.
@freestanding(expression)
public macro Rule<First: TipRuleInput, Second: TipRuleInput>(
  _ first: First,
  _ second: Second,
  body: (First.RuleInput, Second.RuleInput) -> Bool
) -> Tips.Rule = #externalMacro(module: "NavUIMacros", type: "RuleMacro")

/// Stands in for `Rule` of TipKit, and does nothing.
@freestanding(expression)
public macro Rule<First: TipRuleInput, Second: TipRuleInput, Third: TipRuleInput>(
  _ first: First,
  _ second: Second,
  _ third: Third,
  body: (First.RuleInput, Second.RuleInput, Third.RuleInput) -> Bool
) -> Tips.Rule = #externalMacro(module: "NavUIMacros", type: "RuleMacro")
