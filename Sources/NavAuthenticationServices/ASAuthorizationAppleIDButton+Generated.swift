// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASAuthorizationAppleIDButton` of AuthenticationServices, and does nothing.
@MainActor @preconcurrency
open class ASAuthorizationAppleIDButton: UIControl {
  /// Creates what stands in for a `ASAuthorizationAppleIDButton`.
  public convenience init(type: ButtonType, style: Style) {
    self.init(frame: .zero)
  }
  /// Creates what stands in for a `ASAuthorizationAppleIDButton`.
  public convenience init(
    authorizationButtonType type: ButtonType,
    authorizationButtonStyle style: Style
  ) {
    self.init(frame: .zero)
  }
  /// Stands in for `cornerRadius` of `ASAuthorizationAppleIDButton`.
  open var cornerRadius: CGFloat = 0
  /// Stands in for `ButtonType` of `ASAuthorizationAppleIDButton`.
  public enum ButtonType: Int, Sendable {
    /// Stands in for `signIn` of `ButtonType`.
    case signIn, `continue`, signUp
    /// Stands in for ``default`` of `ButtonType`.
    public static let `default`: ButtonType = .signIn
  }
  /// Stands in for `Style` of `ASAuthorizationAppleIDButton`.
  public enum Style: Int, Sendable {
    /// Stands in for `white` of `Style`.
    case white, whiteOutline, black
  }
}
