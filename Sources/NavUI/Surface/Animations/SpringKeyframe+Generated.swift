// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A keyframe that is reached with a spring.
@available(iOS 17.0, *)
public struct SpringKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
  }
}

@available(iOS 17.0, *)
extension SpringKeyframe: KeyframeTrackContent {}
