// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPointOfInterestFilter` of MapKit, and does nothing.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// Creates what stands in for a `MKPointOfInterestFilter`.
  public init(including categories: [MKPointOfInterestCategory]) {
  }
  /// Creates what stands in for a `MKPointOfInterestFilter`.
  public init(excluding categories: [MKPointOfInterestCategory]) {
  }
  /// Stands in for `includingAll` of `MKPointOfInterestFilter`.
  public static let includingAll: MKPointOfInterestFilter = MKPointOfInterestFilter(excluding: [])
  /// Stands in for `excludingAll` of `MKPointOfInterestFilter`.
  public static let excludingAll: MKPointOfInterestFilter = MKPointOfInterestFilter(including: [])
}
