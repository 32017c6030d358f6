// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherMetadata` of Frameworks, and does nothing.
public struct WeatherMetadata: Codable, Hashable, Sendable {
  /// Stands in for `date` of `WeatherMetadata`.
  public var date: Date
  /// Stands in for `expirationDate` of `WeatherMetadata`.
  public var expirationDate: Date
}
