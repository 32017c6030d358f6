// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `AVAudioUnitEQFilterParameters` of AVFoundation, and does nothing.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `AVAudioUnitEQFilterParameters`.
  public override init() {
    super.init()
  }
  /// Stands in for `filterType` of `AVAudioUnitEQFilterParameters`.
  open var filterType: AVAudioUnitEQFilterType = .parametric
  /// Stands in for `frequency` of `AVAudioUnitEQFilterParameters`.
  open var frequency: Float = 0
  /// Stands in for `bandwidth` of `AVAudioUnitEQFilterParameters`.
  open var bandwidth: Float = 0
  /// Stands in for `gain` of `AVAudioUnitEQFilterParameters`.
  open var gain: Float = 0
  /// Stands in for `bypass` of `AVAudioUnitEQFilterParameters`.
  open var bypass: Bool = true
}
