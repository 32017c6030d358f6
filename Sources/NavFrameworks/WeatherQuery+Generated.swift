// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherQuery` of Frameworks, and does nothing.
public struct WeatherQuery<T>: Sendable {
  /// Creates what stands in for a `WeatherQuery`.
  public init() {
  }
}
