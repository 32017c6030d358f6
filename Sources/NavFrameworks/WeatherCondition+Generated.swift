// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherCondition` of Frameworks, and does nothing.
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, Sendable {
  /// Stands in for `blizzard` of `WeatherCondition`.
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy,
    freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane,
    isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms,
    sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy,
    wintryMix
  /// Stands in for `description` of `WeatherCondition`.
  public var description: String { rawValue }
  /// Stands in for `accessibilityDescription` of `WeatherCondition`.
  public var accessibilityDescription: String { rawValue }
}
