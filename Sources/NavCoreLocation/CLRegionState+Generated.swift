// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLRegionState` of CoreLocation, and does nothing.
public enum CLRegionState: Int, Sendable {
  /// Stands in for `unknown` of `CLRegionState`.
  case unknown, inside, outside
}
