// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MinuteWeather` of Frameworks, and does nothing.
public struct MinuteWeather: Codable, Hashable, Sendable {
  /// Stands in for `date` of `MinuteWeather`.
  public var date: Date
  /// Stands in for `precipitation` of `MinuteWeather`.
  public var precipitation: Precipitation
  /// Stands in for `precipitationChance` of `MinuteWeather`.
  public var precipitationChance: Double
  /// Stands in for `precipitationIntensity` of `MinuteWeather`.
  public var precipitationIntensity: Measurement<UnitSpeed>
}
