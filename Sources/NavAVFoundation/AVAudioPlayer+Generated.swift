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
  /// Creates what stands in for a `AVAudioPlayer`.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
  }
  /// Creates what stands in for a `AVAudioPlayer`.
  public init(data: Data, fileTypeHint utiString: String?) throws {
  }
  /// Stands in for `url` of `AVAudioPlayer`.
  open var url: URL? { nil }
  /// Stands in for `data` of `AVAudioPlayer`.
  open var data: Data? { nil }
  /// Stands in for `rate` of `AVAudioPlayer`.
  open var rate: Float = 1
  /// Stands in for `enableRate` of `AVAudioPlayer`.
  open var enableRate: Bool = false
  /// Stands in for `pan` of `AVAudioPlayer`.
  open var pan: Float = 0
  /// Stands in for `isMeteringEnabled` of `AVAudioPlayer`.
  open var isMeteringEnabled: Bool = false
  /// Stands in for `numberOfChannels` of `AVAudioPlayer`.
  open var numberOfChannels: Int { 1 }
  /// Stands in for `deviceCurrentTime` of `AVAudioPlayer`.
  open var deviceCurrentTime: TimeInterval { 0 }
  /// Stands in for `settings` of `AVAudioPlayer`.
  open var settings: [String: Any] { [:] }
  /// Stands in for `play` of `AVAudioPlayer`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { true }
  /// Stands in for `setVolume` of `AVAudioPlayer`.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Stands in for `updateMeters` of `AVAudioPlayer`.
  open func updateMeters() {}
  /// Stands in for `averagePower` of `AVAudioPlayer`.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Stands in for `peakPower` of `AVAudioPlayer`.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
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
