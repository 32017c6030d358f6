// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationControllerPresentationContextProviding` of AuthenticationServices, and does nothing.
@MainActor
@preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  /// Stands in for `presentationAnchor` of `ASAuthorizationControllerPresentationContextProviding`.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}
