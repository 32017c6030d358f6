// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNAudioSource` of Frameworks, and does nothing.
open class SCNAudioSource: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNAudioSource`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNAudioSource`.
  public convenience init?(named fileName: String) {
    self.init()
  }
  /// Creates what stands in for a `SCNAudioSource`.
  public convenience init?(fileNamed name: String) {
    self.init()
  }
  /// Stands in for `volume` of `SCNAudioSource`.
  open var volume: Float = 1
  /// Stands in for `loops` of `SCNAudioSource`.
  open var loops: Bool = false
  /// Stands in for `load` of `SCNAudioSource`.
  open func load() {}
}
