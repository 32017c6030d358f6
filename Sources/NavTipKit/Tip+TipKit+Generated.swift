// Made by Scripts/generate from Scripts/stand-ins/TipKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension Tip {
  /// Stands in for `id` of `Tip`.
  public var id: String { String(describing: Self.self) }
  /// Stands in for `message` of `Tip`.
  public var message: Text? { nil }
  /// Stands in for `image` of `Tip`.
  public var image: Image? { nil }
  /// Stands in for `actions` of `Tip`.
  public var actions: [Tips.Action] { [] }
  /// Stands in for `options` of `Tip`.
  public var options: [any TipOption] { [] }
  /// Stands in for `invalidate` of `Tip`.
  public func invalidate(reason: Tips.InvalidationReason) {}
}
