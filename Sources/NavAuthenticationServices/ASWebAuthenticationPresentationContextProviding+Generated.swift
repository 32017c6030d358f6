// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASWebAuthenticationPresentationContextProviding` of AuthenticationServices, and does nothing.
@MainActor
@preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  /// Stands in for `presentationAnchor` of `ASWebAuthenticationPresentationContextProviding`.
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}
