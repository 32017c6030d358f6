/// A custom animation, which NavLab never uses because every change is immediate.
@available(iOS 17.0, *)
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the animated value at a given time, or nil when the animation has ended.
  ///
  /// - Parameters:
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: The value, or nil at the end.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity of the animated value, or nil if it is unknown.
  ///
  /// - Parameters:
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: The velocity.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Returns whether the animation merges with a previous one.
  ///
  /// - Parameters:
  ///   - previous: The other animation.
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: Whether the two animations merge.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

@available(iOS 17.0, *)
extension CustomAnimation {
  /// Returns nil, because the animation has no known velocity.
  ///
  /// - Parameters:
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: Nil.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Returns false, because animations are not merged.
  ///
  /// - Parameters:
  ///   - previous: The other animation.
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: False.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool {
    false
  }
}

/// The state and the environment of a custom animation.
@available(iOS 17.0, *)
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state of the animation.
  public var state = AnimationState<Value>()

  /// A Boolean value that indicates whether the animation counts as logically complete.
  public var isLogicallyComplete = false

  /// The environment of the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// The state of a custom animation.
@available(iOS 17.0, *)
public struct AnimationState<Value: VectorArithmetic> {
  /// Creates an empty state.
  public init() {}

  /// Accesses the value for a key.
  ///
  /// - Parameter key: The key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A key for a value that a custom animation stores.
@available(iOS 17.0, *)
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value

  /// The value of the key until the animation stores another value.
  static var defaultValue: Self.Value { get }
}
