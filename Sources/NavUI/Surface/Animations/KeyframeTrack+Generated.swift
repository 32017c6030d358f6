// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The keyframes of one property of a value.
@available(iOS 17.0, *)
public struct KeyframeTrack<Value, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// Creates the keyframes of a value without parts.
  ///
  /// - Parameter content: The view.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Value == Property {
  }

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Value, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {
  }
}
