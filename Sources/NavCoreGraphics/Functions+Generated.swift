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
public var kCGImageSourceShouldCache: CFString { NSString(string: "kCGImageSourceShouldCache") }

/// Stands in for `kCGImageSourceShouldCacheImmediately` of CoreGraphics, and does nothing.
public var kCGImageSourceShouldCacheImmediately: CFString {
  NSString(string: "kCGImageSourceShouldCacheImmediately")
}

/// Stands in for `kCGImageSourceCreateThumbnailFromImageAlways` of CoreGraphics, and does nothing.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  NSString(string: "kCGImageSourceCreateThumbnailFromImageAlways")
}

/// Stands in for `kCGImageSourceCreateThumbnailFromImageIfAbsent` of CoreGraphics, and does nothing.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  NSString(string: "kCGImageSourceCreateThumbnailFromImageIfAbsent")
}

/// Stands in for `kCGImageSourceCreateThumbnailWithTransform` of CoreGraphics, and does nothing.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  NSString(string: "kCGImageSourceCreateThumbnailWithTransform")
}

/// Stands in for `kCGImageSourceThumbnailMaxPixelSize` of CoreGraphics, and does nothing.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  NSString(string: "kCGImageSourceThumbnailMaxPixelSize")
}

/// Stands in for `kCGImagePropertyPixelWidth` of CoreGraphics, and does nothing.
public var kCGImagePropertyPixelWidth: CFString { NSString(string: "kCGImagePropertyPixelWidth") }

/// Stands in for `kCGImagePropertyPixelHeight` of CoreGraphics, and does nothing.
public var kCGImagePropertyPixelHeight: CFString { NSString(string: "kCGImagePropertyPixelHeight") }

/// Stands in for `kCGImagePropertyOrientation` of CoreGraphics, and does nothing.
public var kCGImagePropertyOrientation: CFString { NSString(string: "kCGImagePropertyOrientation") }

/// Stands in for `kCGImagePropertyGIFDictionary` of CoreGraphics, and does nothing.
public var kCGImagePropertyGIFDictionary: CFString {
  NSString(string: "kCGImagePropertyGIFDictionary")
}

/// Stands in for `kCGImagePropertyGIFDelayTime` of CoreGraphics, and does nothing.
public var kCGImagePropertyGIFDelayTime: CFString {
  NSString(string: "kCGImagePropertyGIFDelayTime")
}

/// Stands in for `kCGImagePropertyGIFUnclampedDelayTime` of CoreGraphics, and does nothing.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString {
  NSString(string: "kCGImagePropertyGIFUnclampedDelayTime")
}

/// Stands in for `kCGImageDestinationLossyCompressionQuality` of CoreGraphics, and does nothing.
public var kCGImageDestinationLossyCompressionQuality: CFString {
  NSString(string: "kCGImageDestinationLossyCompressionQuality")
}

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
