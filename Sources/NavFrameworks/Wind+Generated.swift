// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `Wind` of Frameworks, and does nothing.
public struct Wind: Codable, Hashable, Sendable {
  /// Stands in for `compassDirection` of `Wind`.
  public var compassDirection: CompassDirection
  /// Stands in for `direction` of `Wind`.
  public var direction: Measurement<UnitAngle>
  /// Stands in for `speed` of `Wind`.
  public var speed: Measurement<UnitSpeed>
  /// Stands in for `gust` of `Wind`.
  public var gust: Measurement<UnitSpeed>?
  /// Stands in for `CompassDirection` of `Wind`.
  public enum CompassDirection: String, CaseIterable, Codable, Hashable, Sendable {
    /// Stands in for `north` of `CompassDirection`.
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast,
      southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest,
      northwest, northNorthwest
    /// Stands in for `abbreviation` of `CompassDirection`.
    public var abbreviation: String { rawValue }
    /// Stands in for `description` of `CompassDirection`.
    public var description: String { rawValue }
  }
}
