// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationControllerDelegate` of AuthenticationServices, and does nothing.
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  /// Stands in for `authorizationController` of `ASAuthorizationControllerDelegate`.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  )
  /// Stands in for `authorizationController` of `ASAuthorizationControllerDelegate`.
  func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  )
}

extension ASAuthorizationControllerDelegate {
  /// Stands in for `authorizationController` of `ASAuthorizationControllerDelegate`.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  /// Stands in for `authorizationController` of `ASAuthorizationControllerDelegate`.
  public func authorizationController(
    controller: ASAuthorizationController,
    didCompleteWithError error: any Error
  ) {}
}
