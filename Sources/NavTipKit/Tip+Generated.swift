// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `Tip` of TipKit, and does nothing.
public protocol Tip: Identifiable, Sendable {
  /// Stands in for `title` of `Tip`.
  var title: Text { get }
  /// Stands in for `message` of `Tip`.
  var message: Text? { get }
  /// Stands in for `image` of `Tip`.
  var image: Image? { get }
  /// Stands in for `actions` of `Tip`.
  var actions: [Tips.Action] { get }
}
