// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SpeechAnalyzer` of Frameworks, and does nothing.
public actor SpeechAnalyzer {
  /// Creates what stands in for a `SpeechAnalyzer`.
  public init(modules: [any SpeechModule]) {
  }
  /// Stands in for `start` of `SpeechAnalyzer`.
  public func start<S: AsyncSequence & Sendable>(inputSequence: S) async throws
  where S.Element == AnalyzerInput {}
  /// Stands in for `analyzeSequence` of `SpeechAnalyzer`.
  @discardableResult
  public func analyzeSequence<S: AsyncSequence & Sendable>(
    _ inputSequence: S
  ) async throws -> Double? where S.Element == AnalyzerInput { nil }
  /// Stands in for `setModules` of `SpeechAnalyzer`.
  public func setModules(_ newModules: [any SpeechModule]) async throws {}
  /// Stands in for `prepareToAnalyze` of `SpeechAnalyzer`.
  public func prepareToAnalyze(in audioFormat: AVAudioFormat?) async throws {}
  /// Stands in for `finalizeAndFinishThroughEndOfInput` of `SpeechAnalyzer`.
  public func finalizeAndFinishThroughEndOfInput() async throws {}
  /// Stands in for `cancelAndFinishNow` of `SpeechAnalyzer`.
  public func cancelAndFinishNow() async {}
  /// Stands in for `bestAvailableAudioFormat` of `SpeechAnalyzer`.
  public static func bestAvailableAudioFormat(
    compatibleWith modules: [any SpeechModule]
  ) async -> AVAudioFormat? { nil }
}
