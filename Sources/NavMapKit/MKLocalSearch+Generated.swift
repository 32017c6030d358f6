// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLocalSearch` of MapKit, and does nothing.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `MKLocalSearch`.
  public init(request: Request) {
  }
  /// Stands in for `start` of `MKLocalSearch`.
  open func start() async throws -> Response { Response() }
  /// Stands in for `start` of `MKLocalSearch`.
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(Response(), nil)
  }
  /// Stands in for `cancel` of `MKLocalSearch`.
  open func cancel() {}
  /// Stands in for `Request` of `MKLocalSearch`.
  open class Request: NSObject, @unchecked Sendable {
    /// Stands in for `naturalLanguageQuery` of `Request`.
    open var naturalLanguageQuery: String? = nil
    /// Stands in for `region` of `Request`.
    open var region: MKCoordinateRegion = MKCoordinateRegion()
    /// Stands in for `resultTypes` of `Request`.
    open var resultTypes: ResultType = []
    /// Creates what stands in for a `Request`.
    public override init() {
      super.init()
    }
  }
  /// Stands in for `Response` of `MKLocalSearch`.
  open class Response: NSObject, @unchecked Sendable {
    /// Stands in for `mapItems` of `Response`.
    open var mapItems: [MKMapItem] = []
    /// Creates what stands in for a `Response`.
    public override init() {
      super.init()
    }
  }
  /// Stands in for `ResultType` of `MKLocalSearch`.
  public struct ResultType: OptionSet, Sendable {
    /// Stands in for `rawValue` of `ResultType`.
    public let rawValue: UInt
    /// Creates what stands in for a `ResultType`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `address` of `ResultType`.
    public static let address: ResultType = ResultType(rawValue: 1)
    /// Stands in for `pointOfInterest` of `ResultType`.
    public static let pointOfInterest: ResultType = ResultType(rawValue: 2)
    /// Stands in for `physicalFeature` of `ResultType`.
    public static let physicalFeature: ResultType = ResultType(rawValue: 4)
  }
}
