// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKPointOfInterestCategory` of MapKit, and does nothing.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `MKPointOfInterestCategory`.
  public let rawValue: String
  /// Creates what stands in for a `MKPointOfInterestCategory`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `airport` of `MKPointOfInterestCategory`.
  public static let airport: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "airport"
  )
  /// Stands in for `atm` of `MKPointOfInterestCategory`.
  public static let atm: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "atm")
  /// Stands in for `bakery` of `MKPointOfInterestCategory`.
  public static let bakery: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "bakery"
  )
  /// Stands in for `bank` of `MKPointOfInterestCategory`.
  public static let bank: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "bank")
  /// Stands in for `beach` of `MKPointOfInterestCategory`.
  public static let beach: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "beach")
  /// Stands in for `cafe` of `MKPointOfInterestCategory`.
  public static let cafe: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "cafe")
  /// Stands in for `hospital` of `MKPointOfInterestCategory`.
  public static let hospital: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "hospital"
  )
  /// Stands in for `hotel` of `MKPointOfInterestCategory`.
  public static let hotel: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "hotel")
  /// Stands in for `museum` of `MKPointOfInterestCategory`.
  public static let museum: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "museum"
  )
  /// Stands in for `park` of `MKPointOfInterestCategory`.
  public static let park: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "park")
  /// Stands in for `parking` of `MKPointOfInterestCategory`.
  public static let parking: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "parking"
  )
  /// Stands in for `pharmacy` of `MKPointOfInterestCategory`.
  public static let pharmacy: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "pharmacy"
  )
  /// Stands in for `publicTransport` of `MKPointOfInterestCategory`.
  public static let publicTransport: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "publicTransport"
  )
  /// Stands in for `restaurant` of `MKPointOfInterestCategory`.
  public static let restaurant: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "restaurant"
  )
  /// Stands in for `school` of `MKPointOfInterestCategory`.
  public static let school: MKPointOfInterestCategory = MKPointOfInterestCategory(
    rawValue: "school"
  )
  /// Stands in for `store` of `MKPointOfInterestCategory`.
  public static let store: MKPointOfInterestCategory = MKPointOfInterestCategory(rawValue: "store")
}
