/// The facts about a change of state while it is made.
public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?

  /// Whether views may not animate the change.
  public var disablesAnimations = false

  /// Whether the change belongs to a gesture that goes on.
  public var isContinuous = false

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
