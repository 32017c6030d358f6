// Made by Scripts/generate from Scripts/stand-ins/CoreGraphics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CGImageDestinationFinalize` of CoreGraphics, and does nothing.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { false }
