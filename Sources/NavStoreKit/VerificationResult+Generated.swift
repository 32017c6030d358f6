// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `VerificationResult` of StoreKit, and does nothing.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Stands in for `unverified` of `VerificationResult`.
  case unverified(SignedType, any Error)
  /// Stands in for `verified` of `VerificationResult`.
  case verified(SignedType)
}
