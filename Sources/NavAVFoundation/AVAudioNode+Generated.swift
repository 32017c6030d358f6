// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioNode` of AVFoundation, and does nothing.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioNode`.
  public override init() {
    super.init()
  }
  /// Stands in for `inputFormat` of `AVAudioNode`.
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Stands in for `outputFormat` of `AVAudioNode`.
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Stands in for `installTap` of `AVAudioNode`.
  open func installTap(
    onBus bus: AVAudioNodeBus,
    bufferSize: AVAudioFrameCount,
    format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  /// Stands in for `removeTap` of `AVAudioNode`.
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  /// Stands in for `reset` of `AVAudioNode`.
  open func reset() {}
}
