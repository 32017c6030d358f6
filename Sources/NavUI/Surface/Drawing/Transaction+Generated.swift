// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The facts about a change of state in progress.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?

  /// Whether animations of the change are disabled.
  public var disablesAnimations = false

  /// Whether the change belongs to a continuous gesture.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {
  }

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
