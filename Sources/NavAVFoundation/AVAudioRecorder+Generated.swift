// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioRecorder` of AVFoundation, and does nothing.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Stands in for `url` of `AVAudioRecorder`.
  public let url: URL
  /// Stands in for `settings` of `AVAudioRecorder`.
  public let settings: [String: Any]
  /// Creates what stands in for a `AVAudioRecorder`.
  public init(url: URL, settings: [String: Any]) throws {
    self.url = url
    self.settings = settings
    super.init()
  }
  /// Stands in for `delegate` of `AVAudioRecorder`.
  public weak var delegate: (any AVAudioRecorderDelegate)? = nil
  /// Stands in for `isRecording` of `AVAudioRecorder`.
  open var isRecording: Bool = false
  /// Stands in for `isMeteringEnabled` of `AVAudioRecorder`.
  open var isMeteringEnabled: Bool = false
  /// Stands in for `currentTime` of `AVAudioRecorder`.
  open var currentTime: TimeInterval { 0 }
  /// Stands in for `prepareToRecord` of `AVAudioRecorder`.
  @discardableResult
  open func prepareToRecord() -> Bool { true }
  /// Stands in for `record` of `AVAudioRecorder`.
  @discardableResult
  open func record() -> Bool {
    isRecording = true
    return true
  }
  /// Stands in for `record` of `AVAudioRecorder`.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool {
    isRecording = true
    return true
  }
  /// Stands in for `pause` of `AVAudioRecorder`.
  open func pause() { isRecording = false }
  /// Stands in for `stop` of `AVAudioRecorder`.
  open func stop() {
    isRecording = false
    delegate?.audioRecorderDidFinishRecording(self, successfully: true)
  }
  /// Stands in for `deleteRecording` of `AVAudioRecorder`.
  @discardableResult
  open func deleteRecording() -> Bool { true }
  /// Stands in for `updateMeters` of `AVAudioRecorder`.
  open func updateMeters() {}
  /// Stands in for `averagePower` of `AVAudioRecorder`.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Stands in for `peakPower` of `AVAudioRecorder`.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
