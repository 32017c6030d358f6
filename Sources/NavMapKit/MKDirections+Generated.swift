// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKDirections` of MapKit, and does nothing.
open class MKDirections: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MKDirections`.
  public init(request: Request) {
  }
  /// Stands in for `calculate` of `MKDirections`.
  open func calculate() async throws -> Response { Response() }
  /// Stands in for `calculate` of `MKDirections`.
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  /// Stands in for `calculateETA` of `MKDirections`.
  open func calculateETA() async throws -> ETAResponse { ETAResponse() }
  /// Stands in for `calculateETA` of `MKDirections`.
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(ETAResponse(), nil)
  }
  /// Stands in for `isCalculating` of `MKDirections`.
  open var isCalculating: Bool { false }
  /// Stands in for `cancel` of `MKDirections`.
  open func cancel() {}
  /// Stands in for `Request` of `MKDirections`.
  open class Request: NSObject, @unchecked Sendable {
    /// Stands in for `source` of `Request`.
    open var source: MKMapItem? = nil
    /// Stands in for `destination` of `Request`.
    open var destination: MKMapItem? = nil
    /// Stands in for `transportType` of `Request`.
    open var transportType: MKDirectionsTransportType = .automobile
    /// Stands in for `requestsAlternateRoutes` of `Request`.
    open var requestsAlternateRoutes: Bool = false
    /// Stands in for `departureDate` of `Request`.
    open var departureDate: Date? = nil
    /// Stands in for `arrivalDate` of `Request`.
    open var arrivalDate: Date? = nil
    /// Stands in for `tollPreference` of `Request`.
    open var tollPreference: MKDirections.RoutePreference = .any
    /// Stands in for `highwayPreference` of `Request`.
    open var highwayPreference: MKDirections.RoutePreference = .any
    /// Creates what stands in for a `Request`.
    public override init() {
      super.init()
    }
  }
  /// Stands in for `Response` of `MKDirections`.
  open class Response: NSObject, @unchecked Sendable {
    /// Stands in for `routes` of `Response`.
    open var routes: [MKRoute] = []
    /// Creates what stands in for a `Response`.
    public override init() {
      super.init()
    }
    /// Stands in for `source` of `Response`.
    open var source: MKMapItem { .forCurrentLocation() }
    /// Stands in for `destination` of `Response`.
    open var destination: MKMapItem { .forCurrentLocation() }
  }
  /// Stands in for `ETAResponse` of `MKDirections`.
  open class ETAResponse: NSObject, @unchecked Sendable {
    /// Stands in for `expectedTravelTime` of `ETAResponse`.
    open var expectedTravelTime: TimeInterval = 0
    /// Stands in for `distance` of `ETAResponse`.
    open var distance: Double = 0
    /// Stands in for `expectedArrivalDate` of `ETAResponse`.
    open var expectedArrivalDate: Date = Date(timeIntervalSinceReferenceDate: 0)
    /// Stands in for `expectedDepartureDate` of `ETAResponse`.
    open var expectedDepartureDate: Date = Date(timeIntervalSinceReferenceDate: 0)
    /// Stands in for `source` of `ETAResponse`.
    open var source: MKMapItem { .forCurrentLocation() }
    /// Stands in for `destination` of `ETAResponse`.
    open var destination: MKMapItem { .forCurrentLocation() }
    /// Stands in for `transportType` of `ETAResponse`.
    open var transportType: MKDirectionsTransportType { .automobile }
  }
  /// Stands in for `RoutePreference` of `MKDirections`.
  public enum RoutePreference: Int, Sendable {
    /// Stands in for `any` of `RoutePreference`.
    case any, avoid
  }
}
