// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherAttribution` of Frameworks, and does nothing.
public struct WeatherAttribution: Codable, Hashable, Sendable {
  /// Stands in for `serviceName` of `WeatherAttribution`.
  public var serviceName: String
  /// Stands in for `legalPageURL` of `WeatherAttribution`.
  public var legalPageURL: URL
  /// Stands in for `squareMarkURL` of `WeatherAttribution`.
  public var squareMarkURL: URL
  /// Stands in for `combinedMarkDarkURL` of `WeatherAttribution`.
  public var combinedMarkDarkURL: URL
  /// Stands in for `combinedMarkLightURL` of `WeatherAttribution`.
  public var combinedMarkLightURL: URL
  /// Stands in for `legalAttributionText` of `WeatherAttribution`.
  public var legalAttributionText: String
}
