// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `StoreKitError` of StoreKit, and does nothing.
public enum StoreKitError: Error, Sendable {
  /// Stands in for `unknown` of `StoreKitError`.
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}
