// Made by Scripts/generate from Scripts/stand-ins/CoreLocation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation

/// Stands in for `CLError` of CoreLocation, and does nothing.
public struct CLError: Error, Sendable {
  /// Stands in for `code` of `CLError`.
  public let code: Code
  /// Creates what stands in for a `CLError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `errorDomain` of `CLError`.
  public static var errorDomain: String { "kCLErrorDomain" }
  /// Stands in for `locationUnknown` of `CLError`.
  public static var locationUnknown: Code { .locationUnknown }
  /// Stands in for `denied` of `CLError`.
  public static var denied: Code { .denied }
  /// Stands in for `network` of `CLError`.
  public static var network: Code { .network }
  /// Stands in for `headingFailure` of `CLError`.
  public static var headingFailure: Code { .headingFailure }
  /// Stands in for `regionMonitoringDenied` of `CLError`.
  public static var regionMonitoringDenied: Code { .regionMonitoringDenied }
  /// Stands in for `regionMonitoringFailure` of `CLError`.
  public static var regionMonitoringFailure: Code { .regionMonitoringFailure }
  /// Stands in for `regionMonitoringSetupDelayed` of `CLError`.
  public static var regionMonitoringSetupDelayed: Code { .regionMonitoringSetupDelayed }
  /// Stands in for `regionMonitoringResponseDelayed` of `CLError`.
  public static var regionMonitoringResponseDelayed: Code { .regionMonitoringResponseDelayed }
  /// Stands in for `geocodeFoundNoResult` of `CLError`.
  public static var geocodeFoundNoResult: Code { .geocodeFoundNoResult }
  /// Stands in for `geocodeFoundPartialResult` of `CLError`.
  public static var geocodeFoundPartialResult: Code { .geocodeFoundPartialResult }
  /// Stands in for `geocodeCanceled` of `CLError`.
  public static var geocodeCanceled: Code { .geocodeCanceled }
  /// Stands in for `deferredFailed` of `CLError`.
  public static var deferredFailed: Code { .deferredFailed }
  /// Stands in for `deferredNotUpdatingLocation` of `CLError`.
  public static var deferredNotUpdatingLocation: Code { .deferredNotUpdatingLocation }
  /// Stands in for `deferredAccuracyTooLow` of `CLError`.
  public static var deferredAccuracyTooLow: Code { .deferredAccuracyTooLow }
  /// Stands in for `deferredDistanceFiltered` of `CLError`.
  public static var deferredDistanceFiltered: Code { .deferredDistanceFiltered }
  /// Stands in for `deferredCanceled` of `CLError`.
  public static var deferredCanceled: Code { .deferredCanceled }
  /// Stands in for `rangingUnavailable` of `CLError`.
  public static var rangingUnavailable: Code { .rangingUnavailable }
  /// Stands in for `rangingFailure` of `CLError`.
  public static var rangingFailure: Code { .rangingFailure }
  /// Stands in for `promptDeclined` of `CLError`.
  public static var promptDeclined: Code { .promptDeclined }
  /// Stands in for `historicalLocationError` of `CLError`.
  public static var historicalLocationError: Code { .historicalLocationError }
  /// Stands in for `Code` of `CLError`.
  public enum Code: Int, Sendable {
    /// Stands in for `locationUnknown` of `Code`.
    case locationUnknown, denied, network, headingFailure, regionMonitoringDenied,
      regionMonitoringFailure, regionMonitoringSetupDelayed, regionMonitoringResponseDelayed,
      geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled, deferredFailed,
      deferredNotUpdatingLocation, deferredAccuracyTooLow, deferredDistanceFiltered,
      deferredCanceled, rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError
  }
}
