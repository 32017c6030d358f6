// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLVisit` of CoreLocation, and does nothing.
open class CLVisit: NSObject, @unchecked Sendable {
  /// Stands in for `arrivalDate` of `CLVisit`.
  public let arrivalDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `departureDate` of `CLVisit`.
  public let departureDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  /// Stands in for `coordinate` of `CLVisit`.
  public let coordinate: CLLocationCoordinate2D = CLLocationCoordinate2D()
  /// Stands in for `horizontalAccuracy` of `CLVisit`.
  public let horizontalAccuracy: Double = 0
}
