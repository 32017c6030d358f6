// Made by Scripts/generate from Scripts/stand-ins/StoreKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension VerificationResult {
  /// Stands in for `unsafePayloadValue` of `VerificationResult`.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _): value
    case .verified(let value): value
    }
  }
  /// Stands in for `payloadValue` of `VerificationResult`.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}
