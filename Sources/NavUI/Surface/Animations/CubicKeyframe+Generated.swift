// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A keyframe that is reached along a curve.
@available(iOS 17.0, *)
public struct CubicKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
  }
}

@available(iOS 17.0, *)
extension CubicKeyframe: KeyframeTrackContent {}
