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
  /// Stands in for `delegate` of `AVSpeechSynthesizer`.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)? = nil
  /// Stands in for `stopSpeaking` of `AVSpeechSynthesizer`.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  /// Stands in for `pauseSpeaking` of `AVSpeechSynthesizer`.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { true }
  /// Stands in for `continueSpeaking` of `AVSpeechSynthesizer`.
  @discardableResult
  open func continueSpeaking() -> Bool { true }
  /// Stands in for `isSpeaking` of `AVSpeechSynthesizer`.
  open var isSpeaking: Bool { false }
  /// Stands in for `isPaused` of `AVSpeechSynthesizer`.
  open var isPaused: Bool { false }
  /// Stands in for `usesApplicationAudioSession` of `AVSpeechSynthesizer`.
  open var usesApplicationAudioSession: Bool = true
}
