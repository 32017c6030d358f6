// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SKError` of StoreKit, and does nothing.
public struct SKError: Error, Sendable {
  /// Stands in for `code` of `SKError`.
  public let code: Code
  /// Creates what stands in for a `SKError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `Code` of `SKError`.
  public enum Code: Int, Sendable {
    /// Stands in for `unknown` of `Code`.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed,
      storeProductNotAvailable
  }
}
