// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioConverterInputStatus` of AVFoundation, and does nothing.
public enum AVAudioConverterInputStatus: Int, Sendable {
  /// Stands in for `haveData` of `AVAudioConverterInputStatus`.
  case haveData, noDataNow, endOfStream
}
