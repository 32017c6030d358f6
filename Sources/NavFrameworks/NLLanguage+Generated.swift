// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLLanguage` of Frameworks, and does nothing.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `NLLanguage`.
  public let rawValue: String
  /// Creates what stands in for a `NLLanguage`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }
  /// Stands in for `english` of `NLLanguage`.
  public static let english: NLLanguage = NLLanguage(rawValue: "en")
  /// Stands in for `undetermined` of `NLLanguage`.
  public static let undetermined: NLLanguage = NLLanguage(rawValue: "und")
  /// Stands in for `italian` of `NLLanguage`.
  public static let italian: NLLanguage = NLLanguage(rawValue: "it")
  /// Stands in for `german` of `NLLanguage`.
  public static let german: NLLanguage = NLLanguage(rawValue: "de")
  /// Stands in for `french` of `NLLanguage`.
  public static let french: NLLanguage = NLLanguage(rawValue: "fr")
  /// Stands in for `spanish` of `NLLanguage`.
  public static let spanish: NLLanguage = NLLanguage(rawValue: "es")
}
