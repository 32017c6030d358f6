/// A type whose values can be animated, although NavLab changes them immediately.
public protocol Animatable {
  /// The type of the animated values.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The values that an animation changes.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty animatable data of a type without animated values.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
