/// An app's own animation, which NavLab never calls, because every change is immediate.
@available(iOS 17.0, *)
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value at a time.
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

  /// Returns the speed at which the value changes.
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

  /// Returns whether the animation continues from another one.
  ///
  /// - Parameters:
  ///   - previous: The other animation.
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: Whether both become one.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

@available(iOS 17.0, *)
extension CustomAnimation {
  /// Returns no velocity.
  ///
  /// - Parameters:
  ///   - value: The complete change.
  ///   - time: The time since the start.
  ///   - context: The state of the animation.
  /// - Returns: Nothing.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? {
    nil
  }

  /// Returns false: animations are not merged.
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

  /// Whether the animation may count as complete.
  public var isLogicallyComplete = false

  /// The environment of the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// The state of a custom animation.
@available(iOS 17.0, *)
public struct AnimationState<Value: VectorArithmetic> {
  /// Creates an empty state.
  public init() {}

  /// The value for a key.
  ///
  /// - Parameter key: The key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A key to a value that a custom animation stores.
@available(iOS 17.0, *)
public protocol AnimationStateKey {
  /// The value's type.
  associatedtype Value

  /// The initial value.
  static var defaultValue: Self.Value { get }
}
