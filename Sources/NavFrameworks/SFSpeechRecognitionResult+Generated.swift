// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognitionResult` of Frameworks, and does nothing.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// Stands in for `isFinal` of `SFSpeechRecognitionResult`.
  open var isFinal: Bool { true }
  /// Stands in for `bestTranscription` of `SFSpeechRecognitionResult`.
  open var bestTranscription: SFTranscription { SFTranscription() }
  /// Stands in for `transcriptions` of `SFSpeechRecognitionResult`.
  open var transcriptions: [SFTranscription] { [] }
}
