// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension WeatherQuery where T == CurrentWeather {
  /// Stands in for `current` of `WeatherQuery`.
  public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  /// Stands in for `minute` of `WeatherQuery`.
  public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  /// Stands in for `hourly` of `WeatherQuery`.
  public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
  /// Stands in for `hourly` of `WeatherQuery`.
  public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> {
    WeatherQuery()
  }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  /// Stands in for `daily` of `WeatherQuery`.
  public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
  /// Stands in for `daily` of `WeatherQuery`.
  public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> {
    WeatherQuery()
  }
}

extension WeatherQuery where T == [WeatherAlert]? {
  /// Stands in for `alerts` of `WeatherQuery`.
  public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}
