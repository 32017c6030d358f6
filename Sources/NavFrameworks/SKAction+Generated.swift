// Made by Scripts/generate from Scripts/stand-ins/Frameworks.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavAVFoundation
import NavUI

/// Stands in for `SKAction` of Frameworks, and does nothing.
open class SKAction: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `SKAction`.
  public override init() {
    super.init()
  }
  /// Stands in for `duration` of `SKAction`.
  open var duration: TimeInterval = 0
  /// Stands in for `timingMode` of `SKAction`.
  open var timingMode: SKActionTimingMode = .linear
  /// Stands in for `reversed` of `SKAction`.
  open func reversed() -> SKAction { SKAction() }
  /// Stands in for `move` of `SKAction`.
  public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `move` of `SKAction`.
  public static func move(by delta: CGVector, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `moveBy` of `SKAction`.
  public static func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Stands in for `moveTo` of `SKAction`.
  public static func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `moveTo` of `SKAction`.
  public static func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `rotate` of `SKAction`.
  public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Stands in for `rotate` of `SKAction`.
  public static func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Stands in for `scale` of `SKAction`.
  public static func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `scale` of `SKAction`.
  public static func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `fadeIn` of `SKAction`.
  public static func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `fadeOut` of `SKAction`.
  public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `fadeAlpha` of `SKAction`.
  public static func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `wait` of `SKAction`.
  public static func wait(forDuration duration: TimeInterval) -> SKAction { SKAction() }
  /// Stands in for `wait` of `SKAction`.
  public static func wait(
    forDuration duration: TimeInterval,
    withRange range: TimeInterval
  ) -> SKAction { SKAction() }
  /// Stands in for `sequence` of `SKAction`.
  public static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Stands in for `group` of `SKAction`.
  public static func group(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Stands in for ``repeat`` of `SKAction`.
  public static func `repeat`(_ action: SKAction, count: Int) -> SKAction { SKAction() }
  /// Stands in for `repeatForever` of `SKAction`.
  public static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  /// Stands in for `removeFromParent` of `SKAction`.
  public static func removeFromParent() -> SKAction { SKAction() }
  /// Stands in for `run` of `SKAction`.
  public static func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  /// Stands in for `playSoundFileNamed` of `SKAction`.
  public static func playSoundFileNamed(
    _ soundFile: String,
    waitForCompletion wait: Bool
  ) -> SKAction { SKAction() }
  /// Stands in for `animate` of `SKAction`.
  public static func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction
  { SKAction() }
  /// Stands in for `colorize` of `SKAction`.
  public static func colorize(
    with color: UIColor,
    colorBlendFactor: CGFloat,
    duration: TimeInterval
  ) -> SKAction { SKAction() }
  /// Stands in for `setTexture` of `SKAction`.
  public static func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  /// Stands in for `setTexture` of `SKAction`.
  public static func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  /// Stands in for `resize` of `SKAction`.
  public static func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Stands in for `resize` of `SKAction`.
  public static func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction()
  }
  /// Stands in for `resize` of `SKAction`.
  public static func resize(
    toWidth width: CGFloat,
    height: CGFloat,
    duration: TimeInterval
  ) -> SKAction { SKAction() }
  /// Stands in for `resize` of `SKAction`.
  public static func resize(
    byWidth width: CGFloat,
    height: CGFloat,
    duration: TimeInterval
  ) -> SKAction { SKAction() }
  /// Stands in for `hide` of `SKAction`.
  public static func hide() -> SKAction { SKAction() }
  /// Stands in for `unhide` of `SKAction`.
  public static func unhide() -> SKAction { SKAction() }
}
