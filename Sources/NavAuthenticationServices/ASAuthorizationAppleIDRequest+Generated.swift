// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationAppleIDRequest` of AuthenticationServices, and does nothing.
open class ASAuthorizationAppleIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  /// Stands in for `requestedScopes` of `ASAuthorizationAppleIDRequest`.
  open var requestedScopes: [ASAuthorization.Scope]? = nil
  /// Stands in for `nonce` of `ASAuthorizationAppleIDRequest`.
  open var nonce: String? = nil
}
