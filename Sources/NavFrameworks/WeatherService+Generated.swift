// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `WeatherService` of Frameworks, and does nothing.
public final class WeatherService: Sendable {
  /// Stands in for `shared` of `WeatherService`.
  public static let shared: WeatherService = WeatherService()
  /// Creates what stands in for a `WeatherService`.
  public init() {
  }
  /// Stands in for `attribution` of `WeatherService`.
  public var attribution: WeatherAttribution {
    get async throws { throw WeatherError.permissionDenied }
  }
  /// Stands in for `weather` of `WeatherService`.
  public func weather(for location: AnyObject) async throws -> Weather {
    throw WeatherError.permissionDenied
  }
  /// Stands in for `weather` of `WeatherService`.
  public func weather<T>(
    for location: AnyObject,
    including dataSet: WeatherQuery<T>
  ) async throws -> T { throw WeatherError.permissionDenied }
  /// Stands in for `weather` of `WeatherService`.
  public func weather<T1, T2>(
    for location: AnyObject,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>
  ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
  /// Stands in for `weather` of `WeatherService`.
  public func weather<T1, T2, T3>(
    for location: AnyObject,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>
  ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
  /// Stands in for `weather` of `WeatherService`.
  public func weather<T1, T2, T3, T4>(
    for location: AnyObject,
    including dataSet1: WeatherQuery<T1>,
    _ dataSet2: WeatherQuery<T2>,
    _ dataSet3: WeatherQuery<T3>,
    _ dataSet4: WeatherQuery<T4>
  ) async throws -> (T1, T2, T3, T4) { throw WeatherError.permissionDenied }
}
