// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechURLRecognitionRequest` of Frameworks, and does nothing.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates what stands in for a `SFSpeechURLRecognitionRequest`.
  public init(url URL: URL) {
    super.init()
  }
}
