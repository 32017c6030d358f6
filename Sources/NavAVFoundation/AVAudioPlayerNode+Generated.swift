// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioPlayerNode` of AVFoundation, and does nothing.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// Stands in for `isPlaying` of `AVAudioPlayerNode`.
  open var isPlaying: Bool = false
  /// Stands in for `volume` of `AVAudioPlayerNode`.
  open var volume: Float = 1
  /// Stands in for `play` of `AVAudioPlayerNode`.
  open func play() { isPlaying = true }
  /// Stands in for `pause` of `AVAudioPlayerNode`.
  open func pause() { isPlaying = false }
  /// Stands in for `stop` of `AVAudioPlayerNode`.
  open func stop() { isPlaying = false }
  /// Stands in for `scheduleFile` of `AVAudioPlayerNode`.
  open func scheduleFile(
    _ file: AVAudioFile,
    at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Stands in for `scheduleBuffer` of `AVAudioPlayerNode`.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer,
    at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Stands in for `scheduleBuffer` of `AVAudioPlayerNode`.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
  /// Stands in for `scheduleSegment` of `AVAudioPlayerNode`.
  open func scheduleSegment(
    _ file: AVAudioFile,
    startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {}
  /// Stands in for `rate` of `AVAudioPlayerNode`.
  open var rate: Float = 1
  /// Stands in for `pan` of `AVAudioPlayerNode`.
  open var pan: Float = 0
}
