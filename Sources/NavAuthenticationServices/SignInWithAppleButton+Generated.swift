// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `SignInWithAppleButton` of AuthenticationServices, and does nothing.
@MainActor @preconcurrency
public struct SignInWithAppleButton: View {
  /// Creates what stands in for a `SignInWithAppleButton`.
  public init(
    _ label: Label = .signIn,
    onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
  }
  /// Stands in for `Label` of `SignInWithAppleButton`.
  public enum Label: Sendable {
    /// Stands in for `signIn` of `Label`.
    case signIn, signUp, `continue`
  }
  /// Stands in for `Style` of `SignInWithAppleButton`.
  public enum Style: Sendable {
    /// Stands in for `black` of `Style`.
    case black, white, whiteOutline
  }
  /// One element stands for the whole.
  public var body: some View { StandInElement("Sign in with Apple") }
}
