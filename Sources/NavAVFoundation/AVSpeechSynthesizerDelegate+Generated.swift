// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechSynthesizerDelegate` of AVFoundation, and does nothing.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  )
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  )
}

extension AVSpeechSynthesizerDelegate {
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didStart utterance: AVSpeechUtterance
  ) {}
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didFinish utterance: AVSpeechUtterance
  ) {}
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didPause utterance: AVSpeechUtterance
  ) {}
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didContinue utterance: AVSpeechUtterance
  ) {}
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    didCancel utterance: AVSpeechUtterance
  ) {}
  /// Stands in for `speechSynthesizer` of `AVSpeechSynthesizerDelegate`.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer,
    willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
