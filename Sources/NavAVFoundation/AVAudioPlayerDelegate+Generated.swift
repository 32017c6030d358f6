// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioPlayerDelegate` of AVFoundation, and does nothing.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Stands in for `audioPlayerDidFinishPlaying` of `AVAudioPlayerDelegate`.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// Stands in for `audioPlayerDecodeErrorDidOccur` of `AVAudioPlayerDelegate`.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Stands in for `audioPlayerDidFinishPlaying` of `AVAudioPlayerDelegate`.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Stands in for `audioPlayerDecodeErrorDidOccur` of `AVAudioPlayerDelegate`.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
