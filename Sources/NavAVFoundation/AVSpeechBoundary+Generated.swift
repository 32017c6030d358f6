// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVSpeechBoundary` of AVFoundation, and does nothing.
public enum AVSpeechBoundary: Int, Sendable {
  /// Stands in for `immediate` of `AVSpeechBoundary`.
  case immediate, word
}
