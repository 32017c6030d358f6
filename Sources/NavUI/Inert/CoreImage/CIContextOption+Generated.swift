// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIContextOption` of CoreImage, and does nothing.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CIContextOption`.
  public let rawValue: String
  /// Creates what stands in for a `CIContextOption`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `workingColorSpace` of `CIContextOption`.
  public static let workingColorSpace: CIContextOption = CIContextOption(
    rawValue: "workingColorSpace"
  )
  /// Stands in for `outputColorSpace` of `CIContextOption`.
  public static let outputColorSpace: CIContextOption = CIContextOption(
    rawValue: "outputColorSpace"
  )
  /// Stands in for `workingFormat` of `CIContextOption`.
  public static let workingFormat: CIContextOption = CIContextOption(rawValue: "workingFormat")
  /// Stands in for `useSoftwareRenderer` of `CIContextOption`.
  public static let useSoftwareRenderer: CIContextOption = CIContextOption(
    rawValue: "useSoftwareRenderer"
  )
  /// Stands in for `highQualityDownsample` of `CIContextOption`.
  public static let highQualityDownsample: CIContextOption = CIContextOption(
    rawValue: "highQualityDownsample"
  )
  /// Stands in for `cacheIntermediates` of `CIContextOption`.
  public static let cacheIntermediates: CIContextOption = CIContextOption(
    rawValue: "cacheIntermediates"
  )
  /// Stands in for `priorityRequestLow` of `CIContextOption`.
  public static let priorityRequestLow: CIContextOption = CIContextOption(
    rawValue: "priorityRequestLow"
  )
  /// Stands in for `name` of `CIContextOption`.
  public static let name: CIContextOption = CIContextOption(rawValue: "name")
}
