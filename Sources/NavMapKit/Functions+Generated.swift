// Made by Scripts/generate from Scripts/stand-ins/MapKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavCoreLocation
import NavUI

/// Stands in for `MKLaunchOptionsDirectionsModeKey` of MapKit, and does nothing.
public let MKLaunchOptionsDirectionsModeKey: String = "MKLaunchOptionsDirectionsModeKey"

/// Stands in for `MKLaunchOptionsDirectionsModeDefault` of MapKit, and does nothing.
public let MKLaunchOptionsDirectionsModeDefault: String = "MKLaunchOptionsDirectionsModeDefault"

/// Stands in for `MKLaunchOptionsDirectionsModeDriving` of MapKit, and does nothing.
public let MKLaunchOptionsDirectionsModeDriving: String = "MKLaunchOptionsDirectionsModeDriving"

/// Stands in for `MKLaunchOptionsDirectionsModeWalking` of MapKit, and does nothing.
public let MKLaunchOptionsDirectionsModeWalking: String = "MKLaunchOptionsDirectionsModeWalking"

/// Stands in for `MKLaunchOptionsDirectionsModeTransit` of MapKit, and does nothing.
public let MKLaunchOptionsDirectionsModeTransit: String = "MKLaunchOptionsDirectionsModeTransit"

/// Stands in for `MKLaunchOptionsMapCenterKey` of MapKit, and does nothing.
public let MKLaunchOptionsMapCenterKey: String = "MKLaunchOptionsMapCenterKey"

/// Stands in for `MKLaunchOptionsMapSpanKey` of MapKit, and does nothing.
public let MKLaunchOptionsMapSpanKey: String = "MKLaunchOptionsMapSpanKey"

/// Stands in for `MKLaunchOptionsMapTypeKey` of MapKit, and does nothing.
public let MKLaunchOptionsMapTypeKey: String = "MKLaunchOptionsMapTypeKey"

/// Stands in for `MKLaunchOptionsShowsTrafficKey` of MapKit, and does nothing.
public let MKLaunchOptionsShowsTrafficKey: String = "MKLaunchOptionsShowsTrafficKey"
