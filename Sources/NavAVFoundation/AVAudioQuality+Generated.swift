// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioQuality` of AVFoundation, and does nothing.
public enum AVAudioQuality: Int, Sendable {
  /// Stands in for `min` of `AVAudioQuality`.
  case min = 0
  /// Stands in for `low` of `AVAudioQuality`.
  case low = 32
  /// Stands in for `medium` of `AVAudioQuality`.
  case medium = 64
  /// Stands in for `high` of `AVAudioQuality`.
  case high = 96
  /// Stands in for `max` of `AVAudioQuality`.
  case max = 127
}
