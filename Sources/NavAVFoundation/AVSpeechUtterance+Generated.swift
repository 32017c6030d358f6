// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechUtterance` of AVFoundation, and does nothing.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// Stands in for `speechString` of `AVSpeechUtterance`.
  public let speechString: String
  /// Stands in for `voice` of `AVSpeechUtterance`.
  open var voice: AVSpeechSynthesisVoice? = nil
  /// Stands in for `rate` of `AVSpeechUtterance`.
  open var rate: Float = 0.5
  /// Stands in for `pitchMultiplier` of `AVSpeechUtterance`.
  open var pitchMultiplier: Float = 1
  /// Stands in for `volume` of `AVSpeechUtterance`.
  open var volume: Float = 1
  /// Stands in for `preUtteranceDelay` of `AVSpeechUtterance`.
  open var preUtteranceDelay: TimeInterval = 0
  /// Stands in for `postUtteranceDelay` of `AVSpeechUtterance`.
  open var postUtteranceDelay: TimeInterval = 0
  /// Creates what stands in for a `AVSpeechUtterance`.
  public init(string speechString: String) {
    self.speechString = speechString
  }
}
