// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechSynthesisVoice` of AVFoundation, and does nothing.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVSpeechSynthesisVoice`.
  public init?(language: String?) {
  }
}
