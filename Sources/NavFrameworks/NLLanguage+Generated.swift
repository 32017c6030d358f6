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
  /// Stands in for `amharic` of `NLLanguage`.
  public static let amharic: NLLanguage = NLLanguage(rawValue: "am")
  /// Stands in for `arabic` of `NLLanguage`.
  public static let arabic: NLLanguage = NLLanguage(rawValue: "ar")
  /// Stands in for `armenian` of `NLLanguage`.
  public static let armenian: NLLanguage = NLLanguage(rawValue: "hy")
  /// Stands in for `bengali` of `NLLanguage`.
  public static let bengali: NLLanguage = NLLanguage(rawValue: "bn")
  /// Stands in for `bulgarian` of `NLLanguage`.
  public static let bulgarian: NLLanguage = NLLanguage(rawValue: "bg")
  /// Stands in for `burmese` of `NLLanguage`.
  public static let burmese: NLLanguage = NLLanguage(rawValue: "my")
  /// Stands in for `catalan` of `NLLanguage`.
  public static let catalan: NLLanguage = NLLanguage(rawValue: "ca")
  /// Stands in for `cherokee` of `NLLanguage`.
  public static let cherokee: NLLanguage = NLLanguage(rawValue: "chr")
  /// Stands in for `croatian` of `NLLanguage`.
  public static let croatian: NLLanguage = NLLanguage(rawValue: "hr")
  /// Stands in for `czech` of `NLLanguage`.
  public static let czech: NLLanguage = NLLanguage(rawValue: "cs")
  /// Stands in for `danish` of `NLLanguage`.
  public static let danish: NLLanguage = NLLanguage(rawValue: "da")
  /// Stands in for `dutch` of `NLLanguage`.
  public static let dutch: NLLanguage = NLLanguage(rawValue: "nl")
  /// Stands in for `finnish` of `NLLanguage`.
  public static let finnish: NLLanguage = NLLanguage(rawValue: "fi")
  /// Stands in for `georgian` of `NLLanguage`.
  public static let georgian: NLLanguage = NLLanguage(rawValue: "ka")
  /// Stands in for `greek` of `NLLanguage`.
  public static let greek: NLLanguage = NLLanguage(rawValue: "el")
  /// Stands in for `gujarati` of `NLLanguage`.
  public static let gujarati: NLLanguage = NLLanguage(rawValue: "gu")
  /// Stands in for `hebrew` of `NLLanguage`.
  public static let hebrew: NLLanguage = NLLanguage(rawValue: "he")
  /// Stands in for `hindi` of `NLLanguage`.
  public static let hindi: NLLanguage = NLLanguage(rawValue: "hi")
  /// Stands in for `hungarian` of `NLLanguage`.
  public static let hungarian: NLLanguage = NLLanguage(rawValue: "hu")
  /// Stands in for `icelandic` of `NLLanguage`.
  public static let icelandic: NLLanguage = NLLanguage(rawValue: "is")
  /// Stands in for `indonesian` of `NLLanguage`.
  public static let indonesian: NLLanguage = NLLanguage(rawValue: "id")
  /// Stands in for `japanese` of `NLLanguage`.
  public static let japanese: NLLanguage = NLLanguage(rawValue: "ja")
  /// Stands in for `kannada` of `NLLanguage`.
  public static let kannada: NLLanguage = NLLanguage(rawValue: "kn")
  /// Stands in for `kazakh` of `NLLanguage`.
  public static let kazakh: NLLanguage = NLLanguage(rawValue: "kk")
  /// Stands in for `khmer` of `NLLanguage`.
  public static let khmer: NLLanguage = NLLanguage(rawValue: "km")
  /// Stands in for `korean` of `NLLanguage`.
  public static let korean: NLLanguage = NLLanguage(rawValue: "ko")
  /// Stands in for `lao` of `NLLanguage`.
  public static let lao: NLLanguage = NLLanguage(rawValue: "lo")
  /// Stands in for `malay` of `NLLanguage`.
  public static let malay: NLLanguage = NLLanguage(rawValue: "ms")
  /// Stands in for `malayalam` of `NLLanguage`.
  public static let malayalam: NLLanguage = NLLanguage(rawValue: "ml")
  /// Stands in for `marathi` of `NLLanguage`.
  public static let marathi: NLLanguage = NLLanguage(rawValue: "mr")
  /// Stands in for `mongolian` of `NLLanguage`.
  public static let mongolian: NLLanguage = NLLanguage(rawValue: "mn")
  /// Stands in for `norwegian` of `NLLanguage`.
  public static let norwegian: NLLanguage = NLLanguage(rawValue: "nb")
  /// Stands in for `oriya` of `NLLanguage`.
  public static let oriya: NLLanguage = NLLanguage(rawValue: "or")
  /// Stands in for `persian` of `NLLanguage`.
  public static let persian: NLLanguage = NLLanguage(rawValue: "fa")
  /// Stands in for `polish` of `NLLanguage`.
  public static let polish: NLLanguage = NLLanguage(rawValue: "pl")
  /// Stands in for `portuguese` of `NLLanguage`.
  public static let portuguese: NLLanguage = NLLanguage(rawValue: "pt")
  /// Stands in for `punjabi` of `NLLanguage`.
  public static let punjabi: NLLanguage = NLLanguage(rawValue: "pa")
  /// Stands in for `romanian` of `NLLanguage`.
  public static let romanian: NLLanguage = NLLanguage(rawValue: "ro")
  /// Stands in for `russian` of `NLLanguage`.
  public static let russian: NLLanguage = NLLanguage(rawValue: "ru")
  /// Stands in for `simplifiedChinese` of `NLLanguage`.
  public static let simplifiedChinese: NLLanguage = NLLanguage(rawValue: "zh-Hans")
  /// Stands in for `sinhalese` of `NLLanguage`.
  public static let sinhalese: NLLanguage = NLLanguage(rawValue: "si")
  /// Stands in for `slovak` of `NLLanguage`.
  public static let slovak: NLLanguage = NLLanguage(rawValue: "sk")
  /// Stands in for `swedish` of `NLLanguage`.
  public static let swedish: NLLanguage = NLLanguage(rawValue: "sv")
  /// Stands in for `tamil` of `NLLanguage`.
  public static let tamil: NLLanguage = NLLanguage(rawValue: "ta")
  /// Stands in for `telugu` of `NLLanguage`.
  public static let telugu: NLLanguage = NLLanguage(rawValue: "te")
  /// Stands in for `thai` of `NLLanguage`.
  public static let thai: NLLanguage = NLLanguage(rawValue: "th")
  /// Stands in for `tibetan` of `NLLanguage`.
  public static let tibetan: NLLanguage = NLLanguage(rawValue: "bo")
  /// Stands in for `traditionalChinese` of `NLLanguage`.
  public static let traditionalChinese: NLLanguage = NLLanguage(rawValue: "zh-Hant")
  /// Stands in for `turkish` of `NLLanguage`.
  public static let turkish: NLLanguage = NLLanguage(rawValue: "tr")
  /// Stands in for `ukrainian` of `NLLanguage`.
  public static let ukrainian: NLLanguage = NLLanguage(rawValue: "uk")
  /// Stands in for `urdu` of `NLLanguage`.
  public static let urdu: NLLanguage = NLLanguage(rawValue: "ur")
  /// Stands in for `vietnamese` of `NLLanguage`.
  public static let vietnamese: NLLanguage = NLLanguage(rawValue: "vi")
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
