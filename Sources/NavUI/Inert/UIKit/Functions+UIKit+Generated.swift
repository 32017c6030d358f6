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

/// Stands in for `UIGraphicsBeginPDFContextToData` of UIKit, and does nothing.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData,
  _ bounds: CGRect,
  _ documentInfo: [AnyHashable: Any]?
) {}

/// Stands in for `UIGraphicsBeginPDFPage` of UIKit, and does nothing.
public func UIGraphicsBeginPDFPage() {}

/// Stands in for `UIGraphicsBeginPDFPageWithInfo` of UIKit, and does nothing.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {}

/// Stands in for `UIGraphicsEndPDFContext` of UIKit, and does nothing.
public func UIGraphicsEndPDFContext() {}

/// Stands in for `UIGraphicsPushContext` of UIKit, and does nothing.
public func UIGraphicsPushContext(_ context: CGContext) {}

/// Stands in for `UIGraphicsPopContext` of UIKit, and does nothing.
public func UIGraphicsPopContext() {}

/// Stands in for `UIRectFill` of UIKit, and does nothing.
public func UIRectFill(_ rect: CGRect) {}

/// Stands in for `UIRectFrame` of UIKit, and does nothing.
public func UIRectFrame(_ rect: CGRect) {}

/// Stands in for `UISaveVideoAtPathToSavedPhotosAlbum` of UIKit, and does nothing.
public func UISaveVideoAtPathToSavedPhotosAlbum(
  _ videoPath: String,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

/// Stands in for `CATransform3DIdentity` of UIKit, and does nothing.
public let CATransform3DIdentity: CATransform3D = CATransform3D()

/// Stands in for `CATransform3DMakeTranslation` of UIKit, and does nothing.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { CATransform3D() }

/// Stands in for `CATransform3DMakeScale` of UIKit, and does nothing.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D()
}

/// Stands in for `CATransform3DMakeRotation` of UIKit, and does nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { CATransform3D() }

/// Stands in for `CATransform3DTranslate` of UIKit, and does nothing.
public func CATransform3DTranslate(
  _ t: CATransform3D,
  _ tx: CGFloat,
  _ ty: CGFloat,
  _ tz: CGFloat
) -> CATransform3D { t }

/// Stands in for `CATransform3DScale` of UIKit, and does nothing.
public func CATransform3DScale(
  _ t: CATransform3D,
  _ sx: CGFloat,
  _ sy: CGFloat,
  _ sz: CGFloat
) -> CATransform3D { t }

/// Stands in for `CATransform3DRotate` of UIKit, and does nothing.
public func CATransform3DRotate(
  _ t: CATransform3D,
  _ angle: CGFloat,
  _ x: CGFloat,
  _ y: CGFloat,
  _ z: CGFloat
) -> CATransform3D { t }

/// Stands in for `CATransform3DConcat` of UIKit, and does nothing.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a }

/// Stands in for `CATransform3DMakeAffineTransform` of UIKit, and does nothing.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D()
}

/// Stands in for `CGColorSpaceCreateDeviceRGB` of UIKit, and does nothing.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

/// Stands in for `CGColorSpaceCreateDeviceGray` of UIKit, and does nothing.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Stands in for `CGColorSpaceCreateDeviceCMYK` of UIKit, and does nothing.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace() }

/// Stands in for `kCGPDFContextAuthor` of UIKit, and does nothing.
public let kCGPDFContextAuthor: String = "kCGPDFContextAuthor"

/// Stands in for `kCGPDFContextCreator` of UIKit, and does nothing.
public let kCGPDFContextCreator: String = "kCGPDFContextCreator"

/// Stands in for `kCGPDFContextTitle` of UIKit, and does nothing.
public let kCGPDFContextTitle: String = "kCGPDFContextTitle"

/// Stands in for `kCGPDFContextSubject` of UIKit, and does nothing.
public let kCGPDFContextSubject: String = "kCGPDFContextSubject"

/// Stands in for `kCGPDFContextKeywords` of UIKit, and does nothing.
public let kCGPDFContextKeywords: String = "kCGPDFContextKeywords"

/// Stands in for `kCGPDFContextOwnerPassword` of UIKit, and does nothing.
public let kCGPDFContextOwnerPassword: String = "kCGPDFContextOwnerPassword"

/// Stands in for `kCGPDFContextUserPassword` of UIKit, and does nothing.
public let kCGPDFContextUserPassword: String = "kCGPDFContextUserPassword"

/// Stands in for `kCGPDFContextAllowsPrinting` of UIKit, and does nothing.
public let kCGPDFContextAllowsPrinting: String = "kCGPDFContextAllowsPrinting"

/// Stands in for `kCGPDFContextAllowsCopying` of UIKit, and does nothing.
public let kCGPDFContextAllowsCopying: String = "kCGPDFContextAllowsCopying"

/// Stands in for `kCGPDFContextMediaBox` of UIKit, and does nothing.
public let kCGPDFContextMediaBox: String = "kCGPDFContextMediaBox"

/// Stands in for `kCGPDFContextCropBox` of UIKit, and does nothing.
public let kCGPDFContextCropBox: String = "kCGPDFContextCropBox"

/// Stands in for `kCGPDFContextOutputIntent` of UIKit, and does nothing.
public let kCGPDFContextOutputIntent: String = "kCGPDFContextOutputIntent"

/// Stands in for `CTFontManagerRegisterFontURLs` of UIKit, and does nothing.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {}

/// Stands in for `CGPointMake` of UIKit, and does nothing.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Stands in for `CGSizeMake` of UIKit, and does nothing.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Stands in for `CGRectMake` of UIKit, and does nothing.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Stands in for `CGVectorMake` of UIKit, and does nothing.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// Stands in for `UITrait` of UIKit, and does nothing.
public typealias UITrait = any UITraitDefinition.Type

/// Stands in for `CTFont` of UIKit, and does nothing.
public typealias CTFont = UIFont
