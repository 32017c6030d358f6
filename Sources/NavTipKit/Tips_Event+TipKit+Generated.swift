// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension Tips.Event: TipRuleInput {
  /// Stands in for `RuleInput` of `Tips.Event`.
  public typealias RuleInput = Tips.Event<DonationInfo>
}
