// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SFSpeechRecognizerDelegate` of Frameworks, and does nothing.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// Stands in for `speechRecognizer` of `SFSpeechRecognizerDelegate`.
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  )
}

extension SFSpeechRecognizerDelegate {
  /// Stands in for `speechRecognizer` of `SFSpeechRecognizerDelegate`.
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer,
    availabilityDidChange available: Bool
  ) {}
}
