// Made by Scripts/generate from Scripts/stand-ins/AuthenticationServices.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `ASUserDetectionStatus` of AuthenticationServices, and does nothing.
public enum ASUserDetectionStatus: Int, Sendable {
  /// Stands in for `unsupported` of `ASUserDetectionStatus`.
  case unsupported, unknown, likelyReal
}
