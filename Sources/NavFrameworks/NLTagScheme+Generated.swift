// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLTagScheme` of Frameworks, and does nothing.
public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `NLTagScheme`.
  public let rawValue: String
  /// Creates what stands in for a `NLTagScheme`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `sentimentScore` of `NLTagScheme`.
  public static let sentimentScore: NLTagScheme = NLTagScheme(rawValue: "SentimentScore")
  /// Stands in for `lexicalClass` of `NLTagScheme`.
  public static let lexicalClass: NLTagScheme = NLTagScheme(rawValue: "LexicalClass")
  /// Stands in for `nameType` of `NLTagScheme`.
  public static let nameType: NLTagScheme = NLTagScheme(rawValue: "NameType")
  /// Stands in for `lemma` of `NLTagScheme`.
  public static let lemma: NLTagScheme = NLTagScheme(rawValue: "Lemma")
  /// Stands in for `language` of `NLTagScheme`.
  public static let language: NLTagScheme = NLTagScheme(rawValue: "Language")
}
