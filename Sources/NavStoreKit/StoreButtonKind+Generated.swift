// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `StoreButtonKind` of StoreKit, and does nothing.
public struct StoreButtonKind: Hashable, Sendable {
  /// Stands in for `name` of `StoreButtonKind`.
  public let name: String
  /// Creates what stands in for a `StoreButtonKind`.
  public init(name: String) {
    self.name = name
  }
  /// Stands in for `cancellation` of `StoreButtonKind`.
  public static let cancellation: StoreButtonKind = StoreButtonKind(name: "cancellation")
  /// Stands in for `policies` of `StoreButtonKind`.
  public static let policies: StoreButtonKind = StoreButtonKind(name: "policies")
  /// Stands in for `redeemCode` of `StoreButtonKind`.
  public static let redeemCode: StoreButtonKind = StoreButtonKind(name: "redeemCode")
  /// Stands in for `restorePurchases` of `StoreButtonKind`.
  public static let restorePurchases: StoreButtonKind = StoreButtonKind(name: "restorePurchases")
  /// Stands in for `signIn` of `StoreButtonKind`.
  public static let signIn: StoreButtonKind = StoreButtonKind(name: "signIn")
}
