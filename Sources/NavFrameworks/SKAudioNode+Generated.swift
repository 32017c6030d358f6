// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKAudioNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKAudioNode: SKNode {
  /// Creates what stands in for a `SKAudioNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `SKAudioNode`.
  public convenience init(fileNamed name: String) {
    self.init()
  }
  /// Stands in for `autoplayLooped` of `SKAudioNode`.
  open var autoplayLooped: Bool = true
}
