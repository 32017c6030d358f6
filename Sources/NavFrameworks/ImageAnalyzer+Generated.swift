// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ImageAnalyzer` of Frameworks, and does nothing.
public final class ImageAnalyzer: @unchecked Sendable {
  /// Creates what stands in for a `ImageAnalyzer`.
  public init() {
  }
  /// Stands in for `isSupported` of `ImageAnalyzer`.
  public static var isSupported: Bool { false }
  /// Stands in for `supportedTextRecognitionLanguages` of `ImageAnalyzer`.
  public static var supportedTextRecognitionLanguages: [String] { [] }
  /// Stands in for `analyze` of `ImageAnalyzer`.
  public func analyze(_ image: UIImage, configuration: Configuration) async throws -> ImageAnalysis
  { throw CocoaError(.featureUnsupported) }
  /// Stands in for `AnalysisTypes` of `ImageAnalyzer`.
  public struct AnalysisTypes: OptionSet, Sendable {
    /// Stands in for `rawValue` of `AnalysisTypes`.
    public let rawValue: UInt
    /// Creates what stands in for a `AnalysisTypes`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `text` of `AnalysisTypes`.
    public static let text: AnalysisTypes = AnalysisTypes(rawValue: 1)
    /// Stands in for `machineReadableCode` of `AnalysisTypes`.
    public static let machineReadableCode: AnalysisTypes = AnalysisTypes(rawValue: 2)
    /// Stands in for `visualLookUp` of `AnalysisTypes`.
    public static let visualLookUp: AnalysisTypes = AnalysisTypes(rawValue: 4)
  }
  /// Stands in for `Configuration` of `ImageAnalyzer`.
  public struct Configuration: Sendable {
    /// Stands in for `analysisTypes` of `Configuration`.
    public let analysisTypes: AnalysisTypes
    /// Stands in for `locales` of `Configuration`.
    public var locales: [String] = []
    /// Creates what stands in for a `Configuration`.
    public init(_ types: AnalysisTypes) {
      analysisTypes = types
      locales = []
    }
  }
}
