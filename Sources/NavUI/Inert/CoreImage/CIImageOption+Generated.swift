// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIImageOption` of CoreImage, and does nothing.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CIImageOption`.
  public let rawValue: String
  /// Creates what stands in for a `CIImageOption`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `colorSpace` of `CIImageOption`.
  public static let colorSpace: CIImageOption = CIImageOption(rawValue: "kCIImageColorSpace")
  /// Stands in for `properties` of `CIImageOption`.
  public static let properties: CIImageOption = CIImageOption(rawValue: "kCIImageProperties")
  /// Stands in for `applyOrientationProperty` of `CIImageOption`.
  public static let applyOrientationProperty: CIImageOption = CIImageOption(
    rawValue: "kCIImageApplyOrientationProperty"
  )
  /// Stands in for `auxiliaryDepth` of `CIImageOption`.
  public static let auxiliaryDepth: CIImageOption = CIImageOption(
    rawValue: "kCIImageAuxiliaryDepth"
  )
  /// Stands in for `toneMapHDRtoSDR` of `CIImageOption`.
  public static let toneMapHDRtoSDR: CIImageOption = CIImageOption(
    rawValue: "kCIImageToneMapHDRtoSDR"
  )
}
