// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A keyframe that is reached at a constant speed.
@available(iOS 17.0, *)
public struct LinearKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
  }
}

@available(iOS 17.0, *)
extension LinearKeyframe: KeyframeTrackContent {}
