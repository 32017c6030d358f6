// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechSynthesisVoiceQuality` of AVFoundation, and does nothing.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// Stands in for ``default`` of `AVSpeechSynthesisVoiceQuality`.
  case `default` = 1
  /// Stands in for `enhanced` of `AVSpeechSynthesisVoiceQuality`.
  case enhanced, premium
}
