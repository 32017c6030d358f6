// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLLanguageRecognizer` of Frameworks, and does nothing.
open class NLLanguageRecognizer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `NLLanguageRecognizer`.
  public override init() {
    super.init()
  }
  /// Stands in for `reset` of `NLLanguageRecognizer`.
  open func reset() {}
  /// Stands in for `languageHypotheses` of `NLLanguageRecognizer`.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  /// Stands in for `dominantLanguage` of `NLLanguageRecognizer`.
  public static func dominantLanguage(for string: String) -> NLLanguage? { nil }
  /// Stands in for `dominantLanguage` of `NLLanguageRecognizer`.
  open var dominantLanguage: NLLanguage? { nil }
  /// Stands in for `processString` of `NLLanguageRecognizer`.
  open func processString(_ string: String) {}
}
