// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKEmitterNode` of Frameworks, and does nothing.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
  /// Creates what stands in for a `SKEmitterNode`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `SKEmitterNode`.
  public convenience init?(fileNamed filename: String) {
    self.init()
  }
  /// Stands in for `particleBirthRate` of `SKEmitterNode`.
  open var particleBirthRate: CGFloat = 0
  /// Stands in for `particleColor` of `SKEmitterNode`.
  open var particleColor: UIColor = .white
  /// Stands in for `particlePositionRange` of `SKEmitterNode`.
  open var particlePositionRange: CGVector = CGVector(dx: 0, dy: 0)
  /// Stands in for `targetNode` of `SKEmitterNode`.
  open var targetNode: SKNode? = nil
  /// Stands in for `resetSimulation` of `SKEmitterNode`.
  open func resetSimulation() {}
  /// Stands in for `advanceSimulationTime` of `SKEmitterNode`.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
