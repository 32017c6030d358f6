// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `CurrentWeather` of Frameworks, and does nothing.
public struct CurrentWeather: Codable, Hashable, Sendable {
  /// Stands in for `date` of `CurrentWeather`.
  public var date: Date
  /// Stands in for `cloudCover` of `CurrentWeather`.
  public var cloudCover: Double
  /// Stands in for `condition` of `CurrentWeather`.
  public var condition: WeatherCondition
  /// Stands in for `symbolName` of `CurrentWeather`.
  public var symbolName: String
  /// Stands in for `dewPoint` of `CurrentWeather`.
  public var dewPoint: Measurement<UnitTemperature>
  /// Stands in for `humidity` of `CurrentWeather`.
  public var humidity: Double
  /// Stands in for `isDaylight` of `CurrentWeather`.
  public var isDaylight: Bool
  /// Stands in for `precipitationIntensity` of `CurrentWeather`.
  public var precipitationIntensity: Measurement<UnitSpeed>
  /// Stands in for `pressure` of `CurrentWeather`.
  public var pressure: Measurement<UnitPressure>
  /// Stands in for `pressureTrend` of `CurrentWeather`.
  public var pressureTrend: PressureTrend
  /// Stands in for `temperature` of `CurrentWeather`.
  public var temperature: Measurement<UnitTemperature>
  /// Stands in for `apparentTemperature` of `CurrentWeather`.
  public var apparentTemperature: Measurement<UnitTemperature>
  /// Stands in for `uvIndex` of `CurrentWeather`.
  public var uvIndex: UVIndex
  /// Stands in for `visibility` of `CurrentWeather`.
  public var visibility: Measurement<UnitLength>
  /// Stands in for `wind` of `CurrentWeather`.
  public var wind: Wind
  /// Stands in for `metadata` of `CurrentWeather`.
  public var metadata: WeatherMetadata
}
