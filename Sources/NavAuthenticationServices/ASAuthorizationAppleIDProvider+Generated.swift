// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationAppleIDProvider` of AuthenticationServices, and does nothing.
open class ASAuthorizationAppleIDProvider: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `ASAuthorizationAppleIDProvider`.
  public override init() {
    super.init()
  }
  /// Stands in for `createRequest` of `ASAuthorizationAppleIDProvider`.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// Stands in for `getCredentialState` of `ASAuthorizationAppleIDProvider`.
  open func getCredentialState(
    forUserID userID: String,
    completion: @escaping (CredentialState, (any Error)?) -> Void
  ) { completion(.notFound, nil) }
  /// Stands in for `credentialState` of `ASAuthorizationAppleIDProvider`.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
  /// Stands in for `credentialRevokedNotification` of `ASAuthorizationAppleIDProvider`.
  public static var credentialRevokedNotification: Notification.Name {
    Notification.Name("ASAuthorizationAppleIDCredentialRevokedNotification")
  }
  /// Stands in for `CredentialState` of `ASAuthorizationAppleIDProvider`.
  public enum CredentialState: Int, Sendable {
    /// Stands in for `revoked` of `CredentialState`.
    case revoked, authorized, notFound, transferred
  }
}
