// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SunEvents` of Frameworks, and does nothing.
public struct SunEvents: Codable, Hashable, Sendable {
  /// Stands in for `sunrise` of `SunEvents`.
  public var sunrise: Date?
  /// Stands in for `sunset` of `SunEvents`.
  public var sunset: Date?
  /// Stands in for `solarNoon` of `SunEvents`.
  public var solarNoon: Date?
  /// Stands in for `solarMidnight` of `SunEvents`.
  public var solarMidnight: Date?
  /// Stands in for `civilDawn` of `SunEvents`.
  public var civilDawn: Date?
  /// Stands in for `civilDusk` of `SunEvents`.
  public var civilDusk: Date?
}
