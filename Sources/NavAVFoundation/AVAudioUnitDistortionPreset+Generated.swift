// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitDistortionPreset` of AVFoundation, and does nothing.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  /// Stands in for `drumsBitBrush` of `AVAudioUnitDistortionPreset`.
  case drumsBitBrush, drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert,
    multiDecimated1, multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk,
    multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1,
    multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference,
    speechGoldenPi, speechRadioTower, speechWaves
}
