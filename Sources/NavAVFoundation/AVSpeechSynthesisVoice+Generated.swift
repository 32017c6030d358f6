// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechSynthesisVoice` of AVFoundation, and does nothing.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Stands in for `language` of `AVSpeechSynthesisVoice`.
  public let language: String
  /// Creates what stands in for a `AVSpeechSynthesisVoice`.
  public init?(language: String?) {
    self.language = language ?? "en-US"
  }
  /// Creates what stands in for a `AVSpeechSynthesisVoice`.
  public init?(identifier: String) {
    language = "en-US"
  }
  /// Stands in for `identifier` of `AVSpeechSynthesisVoice`.
  open var identifier: String { language }
  /// Stands in for `name` of `AVSpeechSynthesisVoice`.
  open var name: String { language }
  /// Stands in for `quality` of `AVSpeechSynthesisVoice`.
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Stands in for `speechVoices` of `AVSpeechSynthesisVoice`.
  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// Stands in for `currentLanguageCode` of `AVSpeechSynthesisVoice`.
  public static func currentLanguageCode() -> String { "en-US" }
}
