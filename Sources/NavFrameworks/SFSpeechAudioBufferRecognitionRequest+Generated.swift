// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechAudioBufferRecognitionRequest` of Frameworks, and does nothing.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates what stands in for a `SFSpeechAudioBufferRecognitionRequest`.
  public override init() {
    super.init()
  }
  /// Stands in for `endAudio` of `SFSpeechAudioBufferRecognitionRequest`.
  open func endAudio() {}
}
