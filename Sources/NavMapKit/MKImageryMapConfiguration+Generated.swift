// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKImageryMapConfiguration` of MapKit, and does nothing.
@MainActor @preconcurrency
open class MKImageryMapConfiguration: MKMapConfiguration {
}
