// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationAppleIDCredential` of AuthenticationServices, and does nothing.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential,
  @unchecked Sendable
{
  /// Stands in for `user` of `ASAuthorizationAppleIDCredential`.
  open var user: String { "" }
  /// Stands in for `email` of `ASAuthorizationAppleIDCredential`.
  open var email: String? { nil }
  /// Stands in for `fullName` of `ASAuthorizationAppleIDCredential`.
  open var fullName: PersonNameComponents? { nil }
  /// Stands in for `identityToken` of `ASAuthorizationAppleIDCredential`.
  open var identityToken: Data? { nil }
  /// Stands in for `authorizationCode` of `ASAuthorizationAppleIDCredential`.
  open var authorizationCode: Data? { nil }
  /// Stands in for `state` of `ASAuthorizationAppleIDCredential`.
  open var state: String? { nil }
  /// Stands in for `realUserStatus` of `ASAuthorizationAppleIDCredential`.
  open var realUserStatus: ASUserDetectionStatus { .unsupported }
}
