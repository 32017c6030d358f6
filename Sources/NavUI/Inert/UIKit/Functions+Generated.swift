// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIImageWriteToSavedPhotosAlbum` of UIKit, and does nothing.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Stands in for `UIGraphicsBeginImageContext` of UIKit, and does nothing.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

/// Stands in for `UIGraphicsBeginImageContextWithOptions` of UIKit, and does nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}

/// Stands in for `UIGraphicsGetImageFromCurrentImageContext` of UIKit, and does nothing.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }

/// Stands in for `UIGraphicsGetCurrentContext` of UIKit, and does nothing.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }

/// Stands in for `UIGraphicsEndImageContext` of UIKit, and does nothing.
public func UIGraphicsEndImageContext() {}

/// Stands in for `CACurrentMediaTime` of UIKit, and does nothing.
public func CACurrentMediaTime() -> CFTimeInterval { Date().timeIntervalSinceReferenceDate }
