// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognitionTask` of Frameworks, and does nothing.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Stands in for `cancel` of `SFSpeechRecognitionTask`.
  open func cancel() {}
  /// Stands in for `finish` of `SFSpeechRecognitionTask`.
  open func finish() {}
}
