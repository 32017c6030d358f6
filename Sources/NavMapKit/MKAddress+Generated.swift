// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKAddress` of MapKit, and does nothing.
open class MKAddress: NSObject, @unchecked Sendable {
  /// Stands in for `fullAddress` of `MKAddress`.
  public let fullAddress: String
  /// Stands in for `shortAddress` of `MKAddress`.
  public let shortAddress: String?
  /// Creates what stands in for a `MKAddress`.
  public init?(fullAddress: String, shortAddress: String?) {
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}
