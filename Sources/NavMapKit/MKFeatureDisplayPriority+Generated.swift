// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKFeatureDisplayPriority` of MapKit, and does nothing.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `MKFeatureDisplayPriority`.
  public let rawValue: Float
  /// Creates what stands in for a `MKFeatureDisplayPriority`.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }
  /// Stands in for `required` of `MKFeatureDisplayPriority`.
  public static let required: MKFeatureDisplayPriority = MKFeatureDisplayPriority(rawValue: 1000)
  /// Stands in for `defaultHigh` of `MKFeatureDisplayPriority`.
  public static let defaultHigh: MKFeatureDisplayPriority = MKFeatureDisplayPriority(rawValue: 750)
  /// Stands in for `defaultLow` of `MKFeatureDisplayPriority`.
  public static let defaultLow: MKFeatureDisplayPriority = MKFeatureDisplayPriority(rawValue: 250)
}
