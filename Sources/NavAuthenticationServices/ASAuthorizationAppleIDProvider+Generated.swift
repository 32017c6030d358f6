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
}
