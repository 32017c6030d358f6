// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioConverterPrimeMethod` of AVFoundation, and does nothing.
public enum AVAudioConverterPrimeMethod: Int, Sendable {
  /// Stands in for `pre` of `AVAudioConverterPrimeMethod`.
  case pre, normal, none
}
