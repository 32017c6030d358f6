// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Tip` of TipKit, and does nothing.
public protocol Tip: Identifiable, Sendable {
  /// Stands in for `Action` of `Tip`.
  typealias Action = Tips.Action
  /// Stands in for `Event` of `Tip`.
  typealias Event = Tips.Event
  /// Stands in for `Option` of `Tip`.
  typealias Option = TipOption
  /// Stands in for `Rule` of `Tip`.
  typealias Rule = Tips.Rule
  /// Stands in for `Status` of `Tip`.
  typealias Status = Tips.Status
  /// Stands in for `IgnoresDisplayFrequency` of `Tip`.
  typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// Stands in for `MaxDisplayCount` of `Tip`.
  typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// Stands in for `MaxDisplayDuration` of `Tip`.
  typealias MaxDisplayDuration = Tips.MaxDisplayDuration
  /// Stands in for `title` of `Tip`.
  var title: Text { get }
  /// Stands in for `message` of `Tip`.
  var message: Text? { get }
  /// Stands in for `image` of `Tip`.
  var image: Image? { get }
  /// Stands in for `actions` of `Tip`.
  @TipActionBuilder
  var actions: [Tips.Action] { get }
  /// Stands in for `rules` of `Tip`.
  @TipRuleBuilder
  var rules: [Tips.Rule] { get }
  /// Stands in for `options` of `Tip`.
  @TipOptionsBuilder
  var options: [any TipOption] { get }
}
