// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLEmbedding` of Frameworks, and does nothing.
open class NLEmbedding: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NLEmbedding`.
  public override init() {
    super.init()
  }
  /// Stands in for `wordEmbedding` of `NLEmbedding`.
  public static func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Stands in for `sentenceEmbedding` of `NLEmbedding`.
  public static func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// Stands in for `distance` of `NLEmbedding`.
  open func distance(between firstString: String, and secondString: String) -> Double { 2 }
  /// Stands in for `neighbors` of `NLEmbedding`.
  open func neighbors(for string: String, maximumCount maxCount: Int) -> [(String, Double)] { [] }
}
