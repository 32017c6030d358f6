// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioEngine` of AVFoundation, and does nothing.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioEngine`.
  public override init() {
    super.init()
  }
  /// Stands in for `inputNode` of `AVAudioEngine`.
  public let inputNode: AVAudioInputNode = AVAudioInputNode()
  /// Stands in for `outputNode` of `AVAudioEngine`.
  public let outputNode: AVAudioOutputNode = AVAudioOutputNode()
  /// Stands in for `mainMixerNode` of `AVAudioEngine`.
  public let mainMixerNode: AVAudioMixerNode = AVAudioMixerNode()
  /// Stands in for `isRunning` of `AVAudioEngine`.
  open var isRunning: Bool = false
  /// Stands in for `attach` of `AVAudioEngine`.
  open func attach(_ node: AVAudioNode) {}
  /// Stands in for `detach` of `AVAudioEngine`.
  open func detach(_ node: AVAudioNode) {}
  /// Stands in for `connect` of `AVAudioEngine`.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Stands in for `prepare` of `AVAudioEngine`.
  open func prepare() {}
  /// Stands in for `start` of `AVAudioEngine`.
  open func start() throws { isRunning = true }
  /// Stands in for `pause` of `AVAudioEngine`.
  open func pause() { isRunning = false }
  /// Stands in for `stop` of `AVAudioEngine`.
  open func stop() { isRunning = false }
  /// Stands in for `reset` of `AVAudioEngine`.
  open func reset() {}
}
