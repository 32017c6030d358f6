// Made by Scripts/generate from Scripts/stand-ins/CoreGraphics.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CGImageSourceCreateWithData` of CoreGraphics, and does nothing.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: NSDictionary?) -> CGImageSource?
{ nil }

/// Stands in for `CGImageSourceCreateWithURL` of CoreGraphics, and does nothing.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: NSDictionary?) -> CGImageSource? {
  nil
}

/// Stands in for `CGImageSourceGetCount` of CoreGraphics, and does nothing.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 0 }

/// Stands in for `CGImageSourceGetType` of CoreGraphics, and does nothing.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { nil }

/// Stands in for `CGImageSourceCreateImageAtIndex` of CoreGraphics, and does nothing.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: NSDictionary?
) -> CGImage? { nil }

/// Stands in for `CGImageSourceCreateThumbnailAtIndex` of CoreGraphics, and does nothing.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: NSDictionary?
) -> CGImage? { nil }

/// Stands in for `CGImageSourceCopyPropertiesAtIndex` of CoreGraphics, and does nothing.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: NSDictionary?
) -> NSDictionary? { nil }

/// Stands in for `kCGImageSourceShouldCache` of CoreGraphics, and does nothing.
public let kCGImageSourceShouldCache: String = "kCGImageSourceShouldCache"

/// Stands in for `kCGImageSourceShouldCacheImmediately` of CoreGraphics, and does nothing.
public let kCGImageSourceShouldCacheImmediately: String = "kCGImageSourceShouldCacheImmediately"

/// Stands in for `kCGImageSourceCreateThumbnailFromImageAlways` of CoreGraphics, and does nothing.
public let kCGImageSourceCreateThumbnailFromImageAlways: String =
  "kCGImageSourceCreateThumbnailFromImageAlways"

/// Stands in for `kCGImageSourceCreateThumbnailFromImageIfAbsent` of CoreGraphics, and does nothing.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: String =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"

/// Stands in for `kCGImageSourceCreateThumbnailWithTransform` of CoreGraphics, and does nothing.
public let kCGImageSourceCreateThumbnailWithTransform: String =
  "kCGImageSourceCreateThumbnailWithTransform"

/// Stands in for `kCGImageSourceThumbnailMaxPixelSize` of CoreGraphics, and does nothing.
public let kCGImageSourceThumbnailMaxPixelSize: String = "kCGImageSourceThumbnailMaxPixelSize"

/// Stands in for `kCGImagePropertyPixelWidth` of CoreGraphics, and does nothing.
public let kCGImagePropertyPixelWidth: String = "kCGImagePropertyPixelWidth"

/// Stands in for `kCGImagePropertyPixelHeight` of CoreGraphics, and does nothing.
public let kCGImagePropertyPixelHeight: String = "kCGImagePropertyPixelHeight"

/// Stands in for `kCGImagePropertyOrientation` of CoreGraphics, and does nothing.
public let kCGImagePropertyOrientation: String = "kCGImagePropertyOrientation"

/// Stands in for `kCGImagePropertyGIFDictionary` of CoreGraphics, and does nothing.
public let kCGImagePropertyGIFDictionary: String = "kCGImagePropertyGIFDictionary"

/// Stands in for `kCGImagePropertyGIFDelayTime` of CoreGraphics, and does nothing.
public let kCGImagePropertyGIFDelayTime: String = "kCGImagePropertyGIFDelayTime"

/// Stands in for `kCGImagePropertyGIFUnclampedDelayTime` of CoreGraphics, and does nothing.
public let kCGImagePropertyGIFUnclampedDelayTime: String = "kCGImagePropertyGIFUnclampedDelayTime"

/// Stands in for `kCGImageDestinationLossyCompressionQuality` of CoreGraphics, and does nothing.
public let kCGImageDestinationLossyCompressionQuality: String =
  "kCGImageDestinationLossyCompressionQuality"

/// Stands in for `CGImageDestinationCreateWithData` of CoreGraphics, and does nothing.
public func CGImageDestinationCreateWithData(
  _ data: NSMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: NSDictionary?
) -> CGImageDestination? { nil }

/// Stands in for `CGImageDestinationCreateWithURL` of CoreGraphics, and does nothing.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: NSDictionary?
) -> CGImageDestination? { nil }

/// Stands in for `CGImageDestinationAddImage` of CoreGraphics, and does nothing.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: NSDictionary?
) {}

/// Stands in for `kCGImageSourceTypeIdentifierHint` of CoreGraphics, and does nothing.
public let kCGImageSourceTypeIdentifierHint: String = "kCGImageSourceTypeIdentifierHint"

/// Stands in for `kCGImagePropertyExifDictionary` of CoreGraphics, and does nothing.
public let kCGImagePropertyExifDictionary: String = "kCGImagePropertyExifDictionary"

/// Stands in for `kCGImagePropertyExifDateTimeOriginal` of CoreGraphics, and does nothing.
public let kCGImagePropertyExifDateTimeOriginal: String = "kCGImagePropertyExifDateTimeOriginal"

/// Stands in for `kCGImagePropertyGPSDictionary` of CoreGraphics, and does nothing.
public let kCGImagePropertyGPSDictionary: String = "kCGImagePropertyGPSDictionary"

/// Stands in for `kCGImagePropertyGPSLatitude` of CoreGraphics, and does nothing.
public let kCGImagePropertyGPSLatitude: String = "kCGImagePropertyGPSLatitude"

/// Stands in for `kCGImagePropertyGPSLongitude` of CoreGraphics, and does nothing.
public let kCGImagePropertyGPSLongitude: String = "kCGImagePropertyGPSLongitude"

/// Stands in for `kCGImagePropertyGPSLatitudeRef` of CoreGraphics, and does nothing.
public let kCGImagePropertyGPSLatitudeRef: String = "kCGImagePropertyGPSLatitudeRef"

/// Stands in for `kCGImagePropertyGPSLongitudeRef` of CoreGraphics, and does nothing.
public let kCGImagePropertyGPSLongitudeRef: String = "kCGImagePropertyGPSLongitudeRef"

/// Stands in for `kCGImagePropertyTIFFDictionary` of CoreGraphics, and does nothing.
public let kCGImagePropertyTIFFDictionary: String = "kCGImagePropertyTIFFDictionary"

/// Stands in for `kCGImagePropertyTIFFOrientation` of CoreGraphics, and does nothing.
public let kCGImagePropertyTIFFOrientation: String = "kCGImagePropertyTIFFOrientation"

/// Stands in for `kCGImagePropertyGIFLoopCount` of CoreGraphics, and does nothing.
public let kCGImagePropertyGIFLoopCount: String = "kCGImagePropertyGIFLoopCount"
