// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognitionTaskState` of Frameworks, and does nothing.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// Stands in for `starting` of `SFSpeechRecognitionTaskState`.
  case starting, running, finishing, canceling, completed
}
