// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocationSourceInformation` of CoreLocation, and does nothing.
open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  /// Stands in for `isSimulatedBySoftware` of `CLLocationSourceInformation`.
  public let isSimulatedBySoftware: Bool
  /// Stands in for `isProducedByAccessory` of `CLLocationSourceInformation`.
  public let isProducedByAccessory: Bool
  /// Creates what stands in for a `CLLocationSourceInformation`.
  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool)
  {
    isSimulatedBySoftware = isSoftware
    isProducedByAccessory = isAccessory
  }
}
