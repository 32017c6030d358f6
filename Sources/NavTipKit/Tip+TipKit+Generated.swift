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
  /// Stands in for `rules` of `Tip`.
  public var rules: [Tips.Rule] { [] }
  /// Stands in for `options` of `Tip`.
  public var options: [any TipOption] { [] }
  /// Stands in for `status` of `Tip`.
  public var status: Tips.Status { .pending }
  /// Stands in for `shouldDisplay` of `Tip`.
  public var shouldDisplay: Bool { false }
  /// Stands in for `statusUpdates` of `Tip`.
  public var statusUpdates: AsyncStream<Tips.Status> { AsyncStream { $0.finish() } }
  /// Stands in for `shouldDisplayUpdates` of `Tip`.
  public var shouldDisplayUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
  /// Stands in for `invalidate` of `Tip`.
  public func invalidate(reason: Tips.InvalidationReason) {}
  /// Stands in for `resetEligibility` of `Tip`.
  public func resetEligibility() async {}
}
