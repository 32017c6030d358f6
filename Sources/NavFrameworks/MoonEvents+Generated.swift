// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `MoonEvents` of Frameworks, and does nothing.
public struct MoonEvents: Codable, Hashable, Sendable {
  /// Stands in for `phase` of `MoonEvents`.
  public var phase: MoonPhase
  /// Stands in for `moonrise` of `MoonEvents`.
  public var moonrise: Date?
  /// Stands in for `moonset` of `MoonEvents`.
  public var moonset: Date?
}
