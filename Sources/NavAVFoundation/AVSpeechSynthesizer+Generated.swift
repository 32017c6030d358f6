// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechSynthesizer` of AVFoundation, and does nothing.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVSpeechSynthesizer`.
  public override init() {
    super.init()
  }
  /// Stands in for `speak` of `AVSpeechSynthesizer`.
  open func speak(_ utterance: AVSpeechUtterance) {}
  /// Stands in for `stopSpeaking` of `AVSpeechSynthesizer`.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  /// Stands in for `isSpeaking` of `AVSpeechSynthesizer`.
  open var isSpeaking: Bool { false }
}
