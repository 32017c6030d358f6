// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CIFilter` of CoreImage, and does nothing.
open class CIFilter: NSObject, @unchecked Sendable {
  /// Stands in for `outputImage` of `CIFilter`.
  open var outputImage: CIImage? { CIImage() }
  /// Stands in for `inputKeys` of `CIFilter`.
  open var inputKeys: [String] { [] }
  /// Stands in for `name` of `CIFilter`.
  public let name: String
  /// Creates what stands in for a `CIFilter`.
  public init?(name: String) {
    self.name = name
    super.init()
  }
  /// Creates what stands in for a `CIFilter`.
  public override init() {
    name = ""
    super.init()
  }
  /// Stands in for `setValue` of `CIFilter`.
  open func setValue(_ value: Any?, forKey key: String) {}
  /// Stands in for `sepiaTone` of `CIFilter`.
  public static func sepiaTone() -> CIFilter { CIFilter() }
  /// Stands in for `gaussianBlur` of `CIFilter`.
  public static func gaussianBlur() -> CIFilter { CIFilter() }
  /// Stands in for `pixellate` of `CIFilter`.
  public static func pixellate() -> CIFilter { CIFilter() }
  /// Stands in for `crystallize` of `CIFilter`.
  public static func crystallize() -> CIFilter { CIFilter() }
  /// Stands in for `edges` of `CIFilter`.
  public static func edges() -> CIFilter { CIFilter() }
  /// Stands in for `vignette` of `CIFilter`.
  public static func vignette() -> CIFilter { CIFilter() }
  /// Stands in for `unsharpMask` of `CIFilter`.
  public static func unsharpMask() -> CIFilter { CIFilter() }
  /// Stands in for `twirlDistortion` of `CIFilter`.
  public static func twirlDistortion() -> CIFilter { CIFilter() }
  /// Stands in for `qrCodeGenerator` of `CIFilter`.
  public static func qrCodeGenerator() -> CIFilter { CIFilter() }
  /// Stands in for `inputImage` of `CIFilter`.
  open var inputImage: CIImage? = nil
  /// Stands in for `intensity` of `CIFilter`.
  open var intensity: Float = 0
  /// Stands in for `radius` of `CIFilter`.
  open var radius: Float = 0
  /// Stands in for `scale` of `CIFilter`.
  open var scale: Float = 0
  /// Stands in for `message` of `CIFilter`.
  open var message: Data = Data()
  /// Stands in for `correctionLevel` of `CIFilter`.
  open var correctionLevel: String = ""
}
