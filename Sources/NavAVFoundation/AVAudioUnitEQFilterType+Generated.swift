// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitEQFilterType` of AVFoundation, and does nothing.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  /// Stands in for `parametric` of `AVAudioUnitEQFilterType`.
  case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop,
    lowShelf, highShelf, resonantLowShelf, resonantHighShelf
}
