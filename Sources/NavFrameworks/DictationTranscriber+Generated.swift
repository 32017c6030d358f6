// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `DictationTranscriber` of Frameworks, and does nothing.
public final class DictationTranscriber: SpeechModule, @unchecked Sendable {
  /// Creates what stands in for a `DictationTranscriber`.
  public init(locale: Locale, preset: Preset) {
  }
  /// Stands in for `supportedLocales` of `DictationTranscriber`.
  public static var supportedLocales: [Locale] { get async { [] } }
  /// Stands in for `installedLocales` of `DictationTranscriber`.
  public static var installedLocales: [Locale] { get async { [] } }
  /// Stands in for `supportedLocale` of `DictationTranscriber`.
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
  /// Stands in for `results` of `DictationTranscriber`.
  public var results: AsyncThrowingStream<SpeechTranscriber.Result, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
  /// Stands in for `Preset` of `DictationTranscriber`.
  public struct Preset: Hashable, Sendable {
    /// Stands in for `name` of `Preset`.
    private let name: String
    /// Stands in for `phrase` of `Preset`.
    public static let phrase: Preset = Preset(name: "phrase")
    /// Stands in for `shortDictation` of `Preset`.
    public static let shortDictation: Preset = Preset(name: "shortDictation")
    /// Stands in for `progressiveShortDictation` of `Preset`.
    public static let progressiveShortDictation: Preset = Preset(name: "progressiveShortDictation")
    /// Stands in for `longDictation` of `Preset`.
    public static let longDictation: Preset = Preset(name: "longDictation")
    /// Stands in for `progressiveLongDictation` of `Preset`.
    public static let progressiveLongDictation: Preset = Preset(name: "progressiveLongDictation")
  }
}
