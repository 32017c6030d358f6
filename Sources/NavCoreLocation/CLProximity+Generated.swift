// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLProximity` of CoreLocation, and does nothing.
public enum CLProximity: Int, Sendable {
  /// Stands in for `unknown` of `CLProximity`.
  case unknown, immediate, near, far
}
