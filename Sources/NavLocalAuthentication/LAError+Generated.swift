// Made by Scripts/generate from Scripts/stand-ins/LocalAuthentication.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `LAError` of LocalAuthentication, and does nothing.
public struct LAError: Error, Sendable {
  /// Stands in for `code` of `LAError`.
  public let code: Code
  /// Creates what stands in for a `LAError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `Code` of `LAError`.
  public enum Code: Int, Sendable {
    /// Stands in for `authenticationFailed` of `Code`.
    case authenticationFailed, userCancel, userFallback, biometryNotAvailable, biometryNotEnrolled,
      biometryLockout
  }
}
