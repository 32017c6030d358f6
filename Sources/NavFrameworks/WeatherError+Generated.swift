// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherError` of Frameworks, and does nothing.
public enum WeatherError: Error, Sendable {
  /// Stands in for `permissionDenied` of `WeatherError`.
  case permissionDenied, unknown
}
