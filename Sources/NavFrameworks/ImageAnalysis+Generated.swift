// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `ImageAnalysis` of Frameworks, and does nothing.
public final class ImageAnalysis: Sendable {
  /// Stands in for `transcript` of `ImageAnalysis`.
  public var transcript: String { "" }
  /// Stands in for `hasResults` of `ImageAnalysis`.
  public func hasResults(for analysisTypes: ImageAnalyzer.AnalysisTypes) -> Bool { false }
}
