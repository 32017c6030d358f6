// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `RequestReviewAction` of StoreKit, and does nothing.
public struct RequestReviewAction: Sendable {
  /// Creates what stands in for a `RequestReviewAction`.
  public init() {
  }
  /// Stands in for `callAsFunction` of `RequestReviewAction`.
  @MainActor
  public func callAsFunction() {}
}
