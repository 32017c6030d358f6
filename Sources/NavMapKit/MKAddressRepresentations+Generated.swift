// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKAddressRepresentations` of MapKit, and does nothing.
open class MKAddressRepresentations: NSObject, @unchecked Sendable {
  /// Stands in for `cityName` of `MKAddressRepresentations`.
  open var cityName: String? { nil }
  /// Stands in for `cityWithContext` of `MKAddressRepresentations`.
  open var cityWithContext: String? { nil }
  /// Stands in for `regionName` of `MKAddressRepresentations`.
  open var regionName: String? { nil }
  /// Stands in for `region` of `MKAddressRepresentations`.
  open var region: Locale.Region? { nil }
  /// Stands in for `cityWithContext` of `MKAddressRepresentations`.
  open func cityWithContext(_ style: ContextStyle) -> String? { nil }
  /// Stands in for `fullAddress` of `MKAddressRepresentations`.
  open func fullAddress(includingRegion: Bool, singleLine: Bool) -> String? { nil }
  /// Stands in for `ContextStyle` of `MKAddressRepresentations`.
  public enum ContextStyle: Int, Sendable {
    /// Stands in for `automatic` of `ContextStyle`.
    case automatic, short, full
  }
}
