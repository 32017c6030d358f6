// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVMetadataObject` of AVFoundation, and does nothing.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVMetadataObject`.
  public override init() {
    super.init()
  }
  /// Stands in for `type` of `AVMetadataObject`.
  open var type: ObjectType { .qr }
  /// Stands in for `bounds` of `AVMetadataObject`.
  open var bounds: CGRect { .zero }
  /// Stands in for `ObjectType` of `AVMetadataObject`.
  public struct ObjectType: Hashable, Sendable {
    /// Stands in for `name` of `ObjectType`.
    public let name: String
    /// Stands in for `qr` of `ObjectType`.
    public static let qr: ObjectType = ObjectType(name: "qr")
    /// Stands in for `ean8` of `ObjectType`.
    public static let ean8: ObjectType = ObjectType(name: "ean8")
    /// Stands in for `ean13` of `ObjectType`.
    public static let ean13: ObjectType = ObjectType(name: "ean13")
    /// Stands in for `code128` of `ObjectType`.
    public static let code128: ObjectType = ObjectType(name: "code128")
    /// Stands in for `code39` of `ObjectType`.
    public static let code39: ObjectType = ObjectType(name: "code39")
    /// Stands in for `pdf417` of `ObjectType`.
    public static let pdf417: ObjectType = ObjectType(name: "pdf417")
    /// Stands in for `upce` of `ObjectType`.
    public static let upce: ObjectType = ObjectType(name: "upce")
    /// Stands in for `dataMatrix` of `ObjectType`.
    public static let dataMatrix: ObjectType = ObjectType(name: "dataMatrix")
    /// Stands in for `code39Mod43` of `ObjectType`.
    public static let code39Mod43: ObjectType = ObjectType(name: "code39Mod43")
    /// Stands in for `code93` of `ObjectType`.
    public static let code93: ObjectType = ObjectType(name: "code93")
    /// Stands in for `interleaved2of5` of `ObjectType`.
    public static let interleaved2of5: ObjectType = ObjectType(name: "interleaved2of5")
    /// Stands in for `itf14` of `ObjectType`.
    public static let itf14: ObjectType = ObjectType(name: "itf14")
    /// Stands in for `face` of `ObjectType`.
    public static let face: ObjectType = ObjectType(name: "face")
    /// Stands in for `aztec` of `ObjectType`.
    public static let aztec: ObjectType = ObjectType(name: "aztec")
  }
}
