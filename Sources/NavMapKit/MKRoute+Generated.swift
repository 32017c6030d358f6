// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKRoute` of MapKit, and does nothing.
open class MKRoute: NSObject, @unchecked Sendable {
  /// Stands in for `name` of `MKRoute`.
  open var name: String = ""
  /// Stands in for `advisoryNotices` of `MKRoute`.
  open var advisoryNotices: [String] = []
  /// Stands in for `distance` of `MKRoute`.
  open var distance: Double = 0
  /// Stands in for `expectedTravelTime` of `MKRoute`.
  open var expectedTravelTime: TimeInterval = 0
  /// Stands in for `transportType` of `MKRoute`.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// Stands in for `hasHighways` of `MKRoute`.
  open var hasHighways: Bool { false }
  /// Stands in for `hasTolls` of `MKRoute`.
  open var hasTolls: Bool { false }
  /// Stands in for `polyline` of `MKRoute`.
  open var polyline: MKPolyline { MKPolyline() }
  /// Stands in for `steps` of `MKRoute`.
  open var steps: [Step] { [] }
  /// Stands in for `Step` of `MKRoute`.
  open class Step: NSObject, @unchecked Sendable {
    /// Stands in for `instructions` of `Step`.
    open var instructions: String = ""
    /// Stands in for `notice` of `Step`.
    open var notice: String? = nil
    /// Stands in for `distance` of `Step`.
    open var distance: Double = 0
    /// Stands in for `transportType` of `Step`.
    open var transportType: MKDirectionsTransportType { .automobile }
    /// Stands in for `polyline` of `Step`.
    open var polyline: MKPolyline { MKPolyline() }
  }
}
