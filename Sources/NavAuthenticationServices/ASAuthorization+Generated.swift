// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorization` of AuthenticationServices, and does nothing.
open class ASAuthorization: NSObject, @unchecked Sendable {
  /// Stands in for `credential` of `ASAuthorization`.
  open var credential: any ASAuthorizationCredential { ASAuthorizationAppleIDCredential() }
  /// Stands in for `Scope` of `ASAuthorization`.
  public struct Scope: Hashable, Sendable {
    /// Stands in for `name` of `Scope`.
    public let name: String
    /// Stands in for `fullName` of `Scope`.
    public static let fullName: Scope = Scope(name: "fullName")
    /// Stands in for `email` of `Scope`.
    public static let email: Scope = Scope(name: "email")
  }
}
