/// A keyframe that is reached at a constant speed.
@available(iOS 17.0, *)
public struct LinearKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

@available(iOS 17.0, *)
extension LinearKeyframe: KeyframeTrackContent {}

/// A keyframe that is reached along a curve.
@available(iOS 17.0, *)
public struct CubicKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

@available(iOS 17.0, *)
extension CubicKeyframe: KeyframeTrackContent {}

/// A keyframe that is reached with a spring.
@available(iOS 17.0, *)
public struct SpringKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

@available(iOS 17.0, *)
extension SpringKeyframe: KeyframeTrackContent {}

/// A keyframe that is reached immediately.
@available(iOS 17.0, *)
public struct MoveKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(_ to: Value) {}
}

@available(iOS 17.0, *)
extension MoveKeyframe: KeyframeTrackContent {}
