// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioConverterOutputStatus` of AVFoundation, and does nothing.
public enum AVAudioConverterOutputStatus: Int, Sendable {
  /// Stands in for `haveData` of `AVAudioConverterOutputStatus`.
  case haveData, inputRanDry, endOfStream, error
}
