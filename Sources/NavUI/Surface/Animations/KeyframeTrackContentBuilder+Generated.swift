// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Builds the keyframes of one property that a closure lists.
@available(iOS 17.0, *)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Passes on a keyframe.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Passes on the first keyframe of a closure.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> KeyframeSequence<Value>
  where K.Value == Value { KeyframeSequence() }

  /// Adds a keyframe to the previous ones.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    accumulated: KeyframeSequence<Value>,
    next: K
  ) -> KeyframeSequence<Value> where K.Value == Value { accumulated }

  /// Supports `if` with `else`.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> KeyframeSequence<Value> where K.Value == Value { KeyframeSequence() }

  /// Supports `if` with `else`.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> KeyframeSequence<Value> where K.Value == Value { KeyframeSequence() }

  /// Supports loops.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> KeyframeSequence<Value> { KeyframeSequence() }

  /// Builds no keyframes.
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
}
