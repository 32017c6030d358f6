// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLLocationUpdate` of CoreLocation, and does nothing.
public struct CLLocationUpdate: Sendable {
  /// Stands in for `location` of `CLLocationUpdate`.
  public let location: CLLocation?
  /// Stands in for `isStationary` of `CLLocationUpdate`.
  public let isStationary: Bool
  /// Stands in for `stationary` of `CLLocationUpdate`.
  public var stationary: Bool { isStationary }
  /// Stands in for `authorizationDenied` of `CLLocationUpdate`.
  public var authorizationDenied: Bool { false }
  /// Stands in for `authorizationDeniedGlobally` of `CLLocationUpdate`.
  public var authorizationDeniedGlobally: Bool { false }
  /// Stands in for `authorizationRestricted` of `CLLocationUpdate`.
  public var authorizationRestricted: Bool { false }
  /// Stands in for `authorizationRequestInProgress` of `CLLocationUpdate`.
  public var authorizationRequestInProgress: Bool { false }
  /// Stands in for `insufficientlyInUse` of `CLLocationUpdate`.
  public var insufficientlyInUse: Bool { false }
  /// Stands in for `locationUnavailable` of `CLLocationUpdate`.
  public var locationUnavailable: Bool { false }
  /// Stands in for `accuracyLimited` of `CLLocationUpdate`.
  public var accuracyLimited: Bool { false }
  /// Stands in for `LiveConfiguration` of `CLLocationUpdate`.
  public enum LiveConfiguration: Int, Sendable {
    /// Stands in for ``default`` of `LiveConfiguration`.
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }
  /// Stands in for `liveUpdates` of `CLLocationUpdate`.
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> AsyncThrowingStream<CLLocationUpdate, any Error> { AsyncThrowingStream { $0.finish() } }
}
