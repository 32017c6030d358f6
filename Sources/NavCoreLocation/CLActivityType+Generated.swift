// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLActivityType` of CoreLocation, and does nothing.
public enum CLActivityType: Int, Sendable {
  /// Stands in for `other` of `CLActivityType`.
  case other = 1
  /// Stands in for `automotiveNavigation` of `CLActivityType`.
  case automotiveNavigation, fitness, otherNavigation, airborne
}
