// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AnyTip` of TipKit, and does nothing.
public struct AnyTip: Tip {
  /// Stands in for `tip` of `AnyTip`.
  public let tip: any Tip
  /// Creates what stands in for a `AnyTip`.
  public init(_ tip: any Tip) {
    self.tip = tip
  }
  /// Stands in for `id` of `AnyTip`.
  public var id: String { String(describing: type(of: tip)) }
  /// Stands in for `title` of `AnyTip`.
  public var title: Text { tip.title }
}
