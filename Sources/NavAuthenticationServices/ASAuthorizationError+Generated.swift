// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationError` of AuthenticationServices, and does nothing.
public struct ASAuthorizationError: Error, Sendable {
  /// Stands in for `code` of `ASAuthorizationError`.
  public let code: Code
  /// Creates what stands in for a `ASAuthorizationError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `Code` of `ASAuthorizationError`.
  public enum Code: Int, Sendable {
    /// Stands in for `unknown` of `Code`.
    case unknown, canceled, invalidResponse, notHandled, failed, notInteractive
  }
}
