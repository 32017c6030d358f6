// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognitionTask` of Frameworks, and does nothing.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// Stands in for `state` of `SFSpeechRecognitionTask`.
  open var state: SFSpeechRecognitionTaskState { .completed }
  /// Stands in for `isFinishing` of `SFSpeechRecognitionTask`.
  open var isFinishing: Bool { false }
  /// Stands in for `isCancelled` of `SFSpeechRecognitionTask`.
  open var isCancelled: Bool { false }
  /// Stands in for `error` of `SFSpeechRecognitionTask`.
  open var error: (any Error)? { nil }
  /// Stands in for `cancel` of `SFSpeechRecognitionTask`.
  open func cancel() {}
  /// Stands in for `finish` of `SFSpeechRecognitionTask`.
  open func finish() {}
}
