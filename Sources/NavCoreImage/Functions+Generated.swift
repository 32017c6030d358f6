// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `kCIInputImageKey` of CoreImage, and does nothing.
public let kCIInputImageKey: String = "inputImage"

/// Stands in for `kCIInputIntensityKey` of CoreImage, and does nothing.
public let kCIInputIntensityKey: String = "inputIntensity"

/// Stands in for `kCIInputRadiusKey` of CoreImage, and does nothing.
public let kCIInputRadiusKey: String = "inputRadius"

/// Stands in for `kCIInputScaleKey` of CoreImage, and does nothing.
public let kCIInputScaleKey: String = "inputScale"
