// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNParticleSystem` of Frameworks, and does nothing.
open class SCNParticleSystem: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNParticleSystem`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `SCNParticleSystem`.
  public convenience init?(named name: String, inDirectory directory: String?) {
    self.init()
  }
  /// Stands in for `birthRate` of `SCNParticleSystem`.
  open var birthRate: CGFloat = 1
  /// Stands in for `loops` of `SCNParticleSystem`.
  open var loops: Bool = true
}
