// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioPlayer` of AVFoundation, and does nothing.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioPlayer`.
  public init(contentsOf url: URL) throws {
  }
  /// Creates what stands in for a `AVAudioPlayer`.
  public init(data: Data) throws {
  }
  /// Stands in for `delegate` of `AVAudioPlayer`.
  public weak var delegate: (any AVAudioPlayerDelegate)? = nil
  /// Stands in for `isPlaying` of `AVAudioPlayer`.
  open var isPlaying: Bool = false
  /// Stands in for `volume` of `AVAudioPlayer`.
  open var volume: Float = 1
  /// Stands in for `numberOfLoops` of `AVAudioPlayer`.
  open var numberOfLoops: Int = 0
  /// Stands in for `currentTime` of `AVAudioPlayer`.
  open var currentTime: TimeInterval = 0
  /// Stands in for `duration` of `AVAudioPlayer`.
  open var duration: TimeInterval { 0 }
  /// Stands in for `prepareToPlay` of `AVAudioPlayer`.
  @discardableResult
  open func prepareToPlay() -> Bool { true }
  /// Stands in for `play` of `AVAudioPlayer`.
  @discardableResult
  open func play() -> Bool { true }
  /// Stands in for `pause` of `AVAudioPlayer`.
  open func pause() {}
  /// Stands in for `stop` of `AVAudioPlayer`.
  open func stop() {}
}
