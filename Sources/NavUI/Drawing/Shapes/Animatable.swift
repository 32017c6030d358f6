/// A type whose changes can be animated; here they are immediate.
public protocol Animatable {
  /// The type of the animated values.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The animated values.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No values.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
