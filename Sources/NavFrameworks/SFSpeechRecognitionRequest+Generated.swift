// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognitionRequest` of Frameworks, and does nothing.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// Stands in for `shouldReportPartialResults` of `SFSpeechRecognitionRequest`.
  open var shouldReportPartialResults: Bool = true
  /// Stands in for `requiresOnDeviceRecognition` of `SFSpeechRecognitionRequest`.
  open var requiresOnDeviceRecognition: Bool = false
  /// Stands in for `addsPunctuation` of `SFSpeechRecognitionRequest`.
  open var addsPunctuation: Bool = false
  /// Stands in for `contextualStrings` of `SFSpeechRecognitionRequest`.
  open var contextualStrings: [String] = []
  /// Stands in for `taskHint` of `SFSpeechRecognitionRequest`.
  open var taskHint: SFSpeechRecognitionTaskHint = .unspecified
}
