// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

extension View {
  /// Stands in for `signInWithAppleButtonStyle` of `View`.
  public nonisolated func signInWithAppleButtonStyle(
    _ style: SignInWithAppleButton.Style
  ) -> some View { self }
}
