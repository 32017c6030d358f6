// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `HourWeather` of Frameworks, and does nothing.
public struct HourWeather: Codable, Hashable, Sendable {
  /// Stands in for `date` of `HourWeather`.
  public var date: Date
  /// Stands in for `cloudCover` of `HourWeather`.
  public var cloudCover: Double
  /// Stands in for `condition` of `HourWeather`.
  public var condition: WeatherCondition
  /// Stands in for `symbolName` of `HourWeather`.
  public var symbolName: String
  /// Stands in for `dewPoint` of `HourWeather`.
  public var dewPoint: Measurement<UnitTemperature>
  /// Stands in for `humidity` of `HourWeather`.
  public var humidity: Double
  /// Stands in for `isDaylight` of `HourWeather`.
  public var isDaylight: Bool
  /// Stands in for `precipitation` of `HourWeather`.
  public var precipitation: Precipitation
  /// Stands in for `precipitationChance` of `HourWeather`.
  public var precipitationChance: Double
  /// Stands in for `precipitationAmount` of `HourWeather`.
  public var precipitationAmount: Measurement<UnitLength>
  /// Stands in for `pressure` of `HourWeather`.
  public var pressure: Measurement<UnitPressure>
  /// Stands in for `pressureTrend` of `HourWeather`.
  public var pressureTrend: PressureTrend
  /// Stands in for `temperature` of `HourWeather`.
  public var temperature: Measurement<UnitTemperature>
  /// Stands in for `apparentTemperature` of `HourWeather`.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// Stands in for `uvIndex` of `HourWeather`.
  public var uvIndex: UVIndex
  /// Stands in for `visibility` of `HourWeather`.
  public var visibility: Measurement<UnitLength>
  /// Stands in for `wind` of `HourWeather`.
  public var wind: Wind
}
