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
  /// Stands in for `Request` of `MKDirections`.
  open class Request: NSObject, @unchecked Sendable {
    /// Stands in for `source` of `Request`.
    open var source: MKMapItem? = nil
    /// Stands in for `destination` of `Request`.
    open var destination: MKMapItem? = nil
    /// Stands in for `transportType` of `Request`.
    open var transportType: MKDirectionsTransportType = .automobile
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
  }
}
