// Made by Scripts/generate from Scripts/stand-ins/LocalAuthentication.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `LAPolicy` of LocalAuthentication, and does nothing.
public enum LAPolicy: Int, Sendable {
  /// Stands in for `deviceOwnerAuthenticationWithBiometrics` of `LAPolicy`.
  case deviceOwnerAuthenticationWithBiometrics = 1
  /// Stands in for `deviceOwnerAuthentication` of `LAPolicy`.
  case deviceOwnerAuthentication
}
