// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `PointOfInterestCategories` of MapKit, and does nothing.
public struct PointOfInterestCategories: Sendable {
  /// Creates what stands in for a `PointOfInterestCategories`.
  public init() {
  }
  /// Stands in for `all` of `PointOfInterestCategories`.
  public static let all: PointOfInterestCategories = PointOfInterestCategories()
  /// Stands in for `excludingAll` of `PointOfInterestCategories`.
  public static let excludingAll: PointOfInterestCategories = PointOfInterestCategories()
}
