// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitReverbPreset` of AVFoundation, and does nothing.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  /// Stands in for `smallRoom` of `AVAudioUnitReverbPreset`.
  case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber,
    cathedral, largeRoom2, mediumHall2, mediumHall3, largeHall2
}
