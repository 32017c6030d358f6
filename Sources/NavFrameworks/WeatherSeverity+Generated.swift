// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherSeverity` of Frameworks, and does nothing.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
  /// Stands in for `minor` of `WeatherSeverity`.
  case minor, moderate, severe, extreme, unknown
}
