// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `NLTaggerOptions` of Frameworks, and does nothing.
public struct NLTaggerOptions: OptionSet, Sendable {
  /// Stands in for `rawValue` of `NLTaggerOptions`.
  public let rawValue: UInt
  /// Creates what stands in for a `NLTaggerOptions`.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
  /// Stands in for `omitWords` of `NLTaggerOptions`.
  public static let omitWords: NLTaggerOptions = NLTaggerOptions(rawValue: 1)
  /// Stands in for `omitPunctuation` of `NLTaggerOptions`.
  public static let omitPunctuation: NLTaggerOptions = NLTaggerOptions(rawValue: 2)
  /// Stands in for `omitWhitespace` of `NLTaggerOptions`.
  public static let omitWhitespace: NLTaggerOptions = NLTaggerOptions(rawValue: 4)
  /// Stands in for `omitOther` of `NLTaggerOptions`.
  public static let omitOther: NLTaggerOptions = NLTaggerOptions(rawValue: 8)
  /// Stands in for `joinNames` of `NLTaggerOptions`.
  public static let joinNames: NLTaggerOptions = NLTaggerOptions(rawValue: 16)
}
