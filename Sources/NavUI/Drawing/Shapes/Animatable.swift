/// A type whose changes can be animated; in the lab they are immediate.
public protocol Animatable {
  /// The type of the values that are animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The values that are animated.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No values.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
