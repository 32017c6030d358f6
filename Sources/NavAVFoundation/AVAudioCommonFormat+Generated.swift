// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioCommonFormat` of AVFoundation, and does nothing.
public enum AVAudioCommonFormat: UInt, Sendable {
  /// Stands in for `otherFormat` of `AVAudioCommonFormat`.
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}
