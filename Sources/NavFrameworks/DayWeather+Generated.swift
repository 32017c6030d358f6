// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DayWeather` of Frameworks, and does nothing.
public struct DayWeather: Codable, Hashable, Sendable {
  /// Stands in for `date` of `DayWeather`.
  public var date: Date
  /// Stands in for `condition` of `DayWeather`.
  public var condition: WeatherCondition
  /// Stands in for `symbolName` of `DayWeather`.
  public var symbolName: String
  /// Stands in for `highTemperature` of `DayWeather`.
  public var highTemperature: Measurement<UnitTemperature>
  /// Stands in for `lowTemperature` of `DayWeather`.
  public var lowTemperature: Measurement<UnitTemperature>
  /// Stands in for `precipitation` of `DayWeather`.
  public var precipitation: Precipitation
  /// Stands in for `precipitationChance` of `DayWeather`.
  public var precipitationChance: Double
  /// Stands in for `precipitationAmount` of `DayWeather`.
  public var precipitationAmount: Measurement<UnitLength>
  /// Stands in for `snowfallAmount` of `DayWeather`.
  public var snowfallAmount: Measurement<UnitLength>
  /// Stands in for `sun` of `DayWeather`.
  public var sun: SunEvents
  /// Stands in for `moon` of `DayWeather`.
  public var moon: MoonEvents
  /// Stands in for `uvIndex` of `DayWeather`.
  public var uvIndex: UVIndex
  /// Stands in for `wind` of `DayWeather`.
  public var wind: Wind
}
