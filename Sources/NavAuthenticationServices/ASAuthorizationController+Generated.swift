// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationController` of AuthenticationServices, and does nothing.
open class ASAuthorizationController: NSObject, @unchecked Sendable {
  /// Stands in for `delegate` of `ASAuthorizationController`.
  public weak var delegate: (any ASAuthorizationControllerDelegate)? = nil
  /// Stands in for `presentationContextProvider` of `ASAuthorizationController`.
  public weak var presentationContextProvider:
    (any ASAuthorizationControllerPresentationContextProviding)? = nil
  /// Creates what stands in for a `ASAuthorizationController`.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
  }
  /// Stands in for `performRequests` of `ASAuthorizationController`.
  @MainActor
  @preconcurrency
  open func performRequests() {
    delegate?.authorizationController(
      controller: self,
      didCompleteWithError: ASAuthorizationError(.canceled)
    )
  }
}
