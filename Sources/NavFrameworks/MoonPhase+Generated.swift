// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MoonPhase` of Frameworks, and does nothing.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
  /// Stands in for `new` of `MoonPhase`.
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter,
    waningCrescent
  /// Stands in for `symbolName` of `MoonPhase`.
  public var symbolName: String { "moonphase.\(rawValue)" }
  /// Stands in for `description` of `MoonPhase`.
  public var description: String { rawValue }
}
