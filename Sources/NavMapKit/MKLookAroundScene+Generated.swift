// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLookAroundScene` of MapKit, and does nothing.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
}
