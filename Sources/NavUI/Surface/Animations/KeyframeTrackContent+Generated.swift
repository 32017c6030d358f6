// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Keyframes of one property, one after the other.
@available(iOS 17.0, *)
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable
}
