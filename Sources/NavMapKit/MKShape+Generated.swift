// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKShape` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKShape {
  /// Stands in for `title` of `MKShape`.
  open var title: String? = nil
  /// Stands in for `subtitle` of `MKShape`.
  open var subtitle: String? = nil
  /// Creates what stands in for a `MKShape`.
  public init() {
  }
}
