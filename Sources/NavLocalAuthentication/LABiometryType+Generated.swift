// Made by Scripts/generate from Scripts/stand-ins/LocalAuthentication.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `LABiometryType` of LocalAuthentication, and does nothing.
public enum LABiometryType: Int, Sendable {
  /// Stands in for `none` of `LABiometryType`.
  case none, touchID, faceID, opticID
}
