// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioRecorderDelegate` of AVFoundation, and does nothing.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Stands in for `audioRecorderDidFinishRecording` of `AVAudioRecorderDelegate`.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// Stands in for `audioRecorderEncodeErrorDidOccur` of `AVAudioRecorderDelegate`.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Stands in for `audioRecorderDidFinishRecording` of `AVAudioRecorderDelegate`.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  {}
  /// Stands in for `audioRecorderEncodeErrorDidOccur` of `AVAudioRecorderDelegate`.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
