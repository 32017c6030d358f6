// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A keyframe that is reached immediately.
@available(iOS 17.0, *)
public struct MoveKeyframe<Value: Animatable> {
  /// Creates the keyframe.
  public init(_ to: Value) {
  }
}

@available(iOS 17.0, *)
extension MoveKeyframe: KeyframeTrackContent {}
