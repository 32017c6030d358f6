// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherAlert` of Frameworks, and does nothing.
public struct WeatherAlert: Codable, Hashable, Sendable {
  /// Stands in for `detailsURL` of `WeatherAlert`.
  public var detailsURL: URL
  /// Stands in for `source` of `WeatherAlert`.
  public var source: String
  /// Stands in for `summary` of `WeatherAlert`.
  public var summary: String
  /// Stands in for `region` of `WeatherAlert`.
  public var region: String?
  /// Stands in for `severity` of `WeatherAlert`.
  public var severity: WeatherSeverity
}
