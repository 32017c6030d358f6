// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ARError` of Frameworks, and does nothing.
public struct ARError: Error, Hashable, Sendable {
  /// Stands in for `Code` of `ARError`.
  public enum Code: Int, Sendable {
    /// Stands in for `unsupportedConfiguration` of `Code`.
    case unsupportedConfiguration = 100
    /// Stands in for `sensorUnavailable` of `Code`.
    case sensorUnavailable = 101
    /// Stands in for `sensorFailed` of `Code`.
    case sensorFailed = 102
    /// Stands in for `cameraUnauthorized` of `Code`.
    case cameraUnauthorized = 103
    /// Stands in for `worldTrackingFailed` of `Code`.
    case worldTrackingFailed = 200
  }
  /// Stands in for `code` of `ARError`.
  public let code: Code
  /// Creates what stands in for a `ARError`.
  public init(_ code: Code) {
    self.code = code
  }
  /// Stands in for `errorCode` of `ARError`.
  public var errorCode: Int { code.rawValue }
}
