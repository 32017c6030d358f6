// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognitionTaskHint` of Frameworks, and does nothing.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Stands in for `unspecified` of `SFSpeechRecognitionTaskHint`.
  case unspecified, dictation, search, confirmation
}
