// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `TipRuleInput` of TipKit, and does nothing.
public protocol TipRuleInput {
  /// Stands in for `associatedtype` of `TipRuleInput`.
  associatedtype RuleInput
}
