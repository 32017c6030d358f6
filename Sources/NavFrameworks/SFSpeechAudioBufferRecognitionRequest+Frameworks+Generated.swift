// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

extension SFSpeechAudioBufferRecognitionRequest {
  /// Stands in for `append` of `SFSpeechAudioBufferRecognitionRequest`.
  public func append(_ audioPCMBuffer: NSObject) {}
}
