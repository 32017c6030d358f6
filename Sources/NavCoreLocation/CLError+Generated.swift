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
  /// Stands in for `Code` of `CLError`.
  public enum Code: Int, Sendable {
    /// Stands in for `locationUnknown` of `Code`.
    case locationUnknown, denied, network, headingFailure
  }
}
