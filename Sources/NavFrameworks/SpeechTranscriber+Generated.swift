// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SpeechTranscriber` of Frameworks, and does nothing.
public final class SpeechTranscriber: SpeechModule, @unchecked Sendable {
  /// Creates what stands in for a `SpeechTranscriber`.
  public init(locale: Locale, preset: Preset) {
  }
  /// Creates what stands in for a `SpeechTranscriber`.
  public init(
    locale: Locale,
    transcriptionOptions: Set<TranscriptionOption>,
    reportingOptions: Set<ReportingOption>,
    attributeOptions: Set<ResultAttributeOption>
  ) {
  }
  /// Stands in for `isAvailable` of `SpeechTranscriber`.
  public static var isAvailable: Bool { false }
  /// Stands in for `supportedLocales` of `SpeechTranscriber`.
  public static var supportedLocales: [Locale] { get async { [] } }
  /// Stands in for `installedLocales` of `SpeechTranscriber`.
  public static var installedLocales: [Locale] { get async { [] } }
  /// Stands in for `supportedLocale` of `SpeechTranscriber`.
  public static func supportedLocale(equivalentTo locale: Locale) async -> Locale? { nil }
  /// Stands in for `results` of `SpeechTranscriber`.
  public var results: AsyncThrowingStream<Result, any Error> { AsyncThrowingStream { $0.finish() } }
  /// Stands in for `Result` of `SpeechTranscriber`.
  public struct Result: Sendable {
    /// Stands in for `text` of `Result`.
    public let text: AttributedString
    /// Stands in for `isFinal` of `Result`.
    public let isFinal: Bool
    /// Creates what stands in for a `Result`.
    private init() {
      text = AttributedString()
      isFinal = true
    }
  }
  /// Stands in for `Preset` of `SpeechTranscriber`.
  public struct Preset: Hashable, Sendable {
    /// Stands in for `name` of `Preset`.
    private let name: String
    /// Stands in for `transcription` of `Preset`.
    public static let transcription: Preset = Preset(name: "transcription")
    /// Stands in for `transcriptionWithAlternatives` of `Preset`.
    public static let transcriptionWithAlternatives: Preset = Preset(
      name: "transcriptionWithAlternatives"
    )
    /// Stands in for `timeIndexedTranscriptionWithAlternatives` of `Preset`.
    public static let timeIndexedTranscriptionWithAlternatives: Preset = Preset(
      name: "timeIndexedTranscriptionWithAlternatives"
    )
    /// Stands in for `progressiveTranscription` of `Preset`.
    public static let progressiveTranscription: Preset = Preset(name: "progressiveTranscription")
    /// Stands in for `timeIndexedProgressiveTranscription` of `Preset`.
    public static let timeIndexedProgressiveTranscription: Preset = Preset(
      name: "timeIndexedProgressiveTranscription"
    )
  }
  /// Stands in for `TranscriptionOption` of `SpeechTranscriber`.
  public enum TranscriptionOption: Hashable, Sendable {
    /// Stands in for `etiquetteReplacements` of `TranscriptionOption`.
    case etiquetteReplacements
  }
  /// Stands in for `ReportingOption` of `SpeechTranscriber`.
  public enum ReportingOption: Hashable, Sendable {
    /// Stands in for `volatileResults` of `ReportingOption`.
    case volatileResults, alternativeTranscriptions, fastResults
  }
  /// Stands in for `ResultAttributeOption` of `SpeechTranscriber`.
  public enum ResultAttributeOption: Hashable, Sendable {
    /// Stands in for `audioTimeRange` of `ResultAttributeOption`.
    case audioTimeRange, transcriptionConfidence
  }
}
