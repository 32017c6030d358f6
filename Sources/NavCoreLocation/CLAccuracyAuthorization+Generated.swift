// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLAccuracyAuthorization` of CoreLocation, and does nothing.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Stands in for `fullAccuracy` of `CLAccuracyAuthorization`.
  case fullAccuracy, reducedAccuracy
}
