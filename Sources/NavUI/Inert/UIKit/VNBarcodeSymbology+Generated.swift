// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `VNBarcodeSymbology` of UIKit, and does nothing.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `VNBarcodeSymbology`.
  public let rawValue: String
  /// Creates what stands in for a `VNBarcodeSymbology`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `aztec` of `VNBarcodeSymbology`.
  public static let aztec: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.aztec"
  )
  /// Stands in for `codabar` of `VNBarcodeSymbology`.
  public static let codabar: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.codabar"
  )
  /// Stands in for `code39` of `VNBarcodeSymbology`.
  public static let code39: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code39"
  )
  /// Stands in for `code39Checksum` of `VNBarcodeSymbology`.
  public static let code39Checksum: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code39Checksum"
  )
  /// Stands in for `code39FullASCII` of `VNBarcodeSymbology`.
  public static let code39FullASCII: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code39FullASCII"
  )
  /// Stands in for `code39FullASCIIChecksum` of `VNBarcodeSymbology`.
  public static let code39FullASCIIChecksum: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code39FullASCIIChecksum"
  )
  /// Stands in for `code93` of `VNBarcodeSymbology`.
  public static let code93: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code93"
  )
  /// Stands in for `code93i` of `VNBarcodeSymbology`.
  public static let code93i: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code93i"
  )
  /// Stands in for `code128` of `VNBarcodeSymbology`.
  public static let code128: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.code128"
  )
  /// Stands in for `dataMatrix` of `VNBarcodeSymbology`.
  public static let dataMatrix: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.dataMatrix"
  )
  /// Stands in for `ean8` of `VNBarcodeSymbology`.
  public static let ean8: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.ean8"
  )
  /// Stands in for `ean13` of `VNBarcodeSymbology`.
  public static let ean13: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.ean13"
  )
  /// Stands in for `gs1DataBar` of `VNBarcodeSymbology`.
  public static let gs1DataBar: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.gs1DataBar"
  )
  /// Stands in for `gs1DataBarExpanded` of `VNBarcodeSymbology`.
  public static let gs1DataBarExpanded: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.gs1DataBarExpanded"
  )
  /// Stands in for `gs1DataBarLimited` of `VNBarcodeSymbology`.
  public static let gs1DataBarLimited: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.gs1DataBarLimited"
  )
  /// Stands in for `i2of5` of `VNBarcodeSymbology`.
  public static let i2of5: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.i2of5"
  )
  /// Stands in for `i2of5Checksum` of `VNBarcodeSymbology`.
  public static let i2of5Checksum: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.i2of5Checksum"
  )
  /// Stands in for `itf14` of `VNBarcodeSymbology`.
  public static let itf14: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.itf14"
  )
  /// Stands in for `microPDF417` of `VNBarcodeSymbology`.
  public static let microPDF417: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.microPDF417"
  )
  /// Stands in for `microQR` of `VNBarcodeSymbology`.
  public static let microQR: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.microQR"
  )
  /// Stands in for `msiPlessey` of `VNBarcodeSymbology`.
  public static let msiPlessey: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.msiPlessey"
  )
  /// Stands in for `pdf417` of `VNBarcodeSymbology`.
  public static let pdf417: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.pdf417"
  )
  /// Stands in for `qr` of `VNBarcodeSymbology`.
  public static let qr: VNBarcodeSymbology = VNBarcodeSymbology(rawValue: "VNBarcodeSymbology.qr")
  /// Stands in for `upce` of `VNBarcodeSymbology`.
  public static let upce: VNBarcodeSymbology = VNBarcodeSymbology(
    rawValue: "VNBarcodeSymbology.upce"
  )
}
