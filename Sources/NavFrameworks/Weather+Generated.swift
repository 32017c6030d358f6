// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Weather` of Frameworks, and does nothing.
public struct Weather: Codable, Hashable, Sendable {
  /// Stands in for `currentWeather` of `Weather`.
  public var currentWeather: CurrentWeather
  /// Stands in for `minuteForecast` of `Weather`.
  public var minuteForecast: Forecast<MinuteWeather>?
  /// Stands in for `hourlyForecast` of `Weather`.
  public var hourlyForecast: Forecast<HourWeather>
  /// Stands in for `dailyForecast` of `Weather`.
  public var dailyForecast: Forecast<DayWeather>
  /// Stands in for `weatherAlerts` of `Weather`.
  public var weatherAlerts: [WeatherAlert]?
}
