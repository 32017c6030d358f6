// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SCNAction` of Frameworks, and does nothing.
open class SCNAction: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SCNAction`.
  public override init() {
    super.init()
  }
  /// Stands in for `duration` of `SCNAction`.
  open var duration: TimeInterval = 0
  /// Stands in for `speed` of `SCNAction`.
  open var speed: CGFloat = 1
  /// Stands in for `timingMode` of `SCNAction`.
  open var timingMode: SCNActionTimingMode = .linear
  /// Stands in for `reversed` of `SCNAction`.
  open func reversed() -> SCNAction { self }
  /// Stands in for `moveBy` of `SCNAction`.
  public static func moveBy(
    x deltaX: CGFloat,
    y deltaY: CGFloat,
    z deltaZ: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// Stands in for `move` of `SCNAction`.
  public static func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  /// Stands in for `move` of `SCNAction`.
  public static func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction()
  }
  /// Stands in for `rotateBy` of `SCNAction`.
  public static func rotateBy(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// Stands in for `rotateTo` of `SCNAction`.
  public static func rotateTo(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// Stands in for `rotateTo` of `SCNAction`.
  public static func rotateTo(
    x xAngle: CGFloat,
    y yAngle: CGFloat,
    z zAngle: CGFloat,
    duration: TimeInterval,
    usesShortestUnitArc: Bool
  ) -> SCNAction { SCNAction() }
  /// Stands in for `rotate` of `SCNAction`.
  public static func rotate(
    by angle: CGFloat,
    around axis: SCNVector3,
    duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// Stands in for `rotate` of `SCNAction`.
  public static func rotate(toAxisAngle axisAngle: SCNVector4, duration: TimeInterval) -> SCNAction
  { SCNAction() }
  /// Stands in for `scale` of `SCNAction`.
  public static func scale(by scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
  /// Stands in for `scale` of `SCNAction`.
  public static func scale(to scale: CGFloat, duration: TimeInterval) -> SCNAction { SCNAction() }
  /// Stands in for `fadeIn` of `SCNAction`.
  public static func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Stands in for `fadeOut` of `SCNAction`.
  public static func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Stands in for `fadeOpacity` of `SCNAction`.
  public static func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction {
    SCNAction()
  }
  /// Stands in for `wait` of `SCNAction`.
  public static func wait(duration sec: TimeInterval) -> SCNAction { SCNAction() }
  /// Stands in for `sequence` of `SCNAction`.
  public static func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  /// Stands in for `group` of `SCNAction`.
  public static func group(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
  /// Stands in for ``repeat`` of `SCNAction`.
  public static func `repeat`(_ action: SCNAction, count: Int) -> SCNAction { SCNAction() }
  /// Stands in for `repeatForever` of `SCNAction`.
  public static func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction() }
  /// Stands in for `run` of `SCNAction`.
  public static func run(_ block: @escaping (SCNNode) -> Void) -> SCNAction { SCNAction() }
  /// Stands in for `removeFromParentNode` of `SCNAction`.
  public static func removeFromParentNode() -> SCNAction { SCNAction() }
  /// Stands in for `hide` of `SCNAction`.
  public static func hide() -> SCNAction { SCNAction() }
  /// Stands in for `unhide` of `SCNAction`.
  public static func unhide() -> SCNAction { SCNAction() }
  /// Stands in for `playAudio` of `SCNAction`.
  public static func playAudio(_ source: SCNAudioSource, waitForCompletion wait: Bool) -> SCNAction
  { SCNAction() }
}
