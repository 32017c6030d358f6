// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Builds the keyframes that a closure lists.
@available(iOS 17.0, *)
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes on the keyframes of one property.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Wraps keyframes of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeTracks<Value> where K.Value == Value { KeyframeTracks() }

  /// Passes on the only keyframes of a closure.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> KeyframeTracks<Value>
  where K.Value == Value { KeyframeTracks() }

  /// Adds keyframes to the previous ones.
  public static func buildPartialBlock<K: Keyframes>(
    accumulated: KeyframeTracks<Value>,
    next: K
  ) -> KeyframeTracks<Value> where K.Value == Value { accumulated }

  /// Builds no keyframes.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks() }
}
