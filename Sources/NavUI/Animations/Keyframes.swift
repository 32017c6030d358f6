/// Keyframes of a value, which NavLab does not play.
@available(iOS 17.0, *)
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Keyframes of one property, one after the other.
@available(iOS 17.0, *)
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable
}

/// The keyframes of one property of a value.
@available(iOS 17.0, *)
public struct KeyframeTrack<Value, Property: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Property {
  /// Creates the keyframes of a value without parts.
  public init(@KeyframeTrackContentBuilder<Value> content: () -> Content)
  where Value == Property {}

  /// Creates the keyframes of a property.
  public init(
    _ keyPath: WritableKeyPath<Value, Property>,
    @KeyframeTrackContentBuilder<Property> content: () -> Content
  ) {}
}

/// Several keyframes, one after the other.
@available(iOS 17.0, *)
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {}

/// The keyframes of several properties.
@available(iOS 17.0, *)
public struct KeyframeTracks<Value>: Keyframes {}
