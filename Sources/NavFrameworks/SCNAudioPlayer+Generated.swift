// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNAudioPlayer` of Frameworks, and does nothing.
open class SCNAudioPlayer: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNAudioPlayer`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNAudioPlayer`.
  public convenience init(source: SCNAudioSource) {
    self.init()
  }
}
