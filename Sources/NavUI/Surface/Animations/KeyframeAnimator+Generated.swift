// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A view that follows keyframes; here it stays at the first one.
@available(iOS 17.0, *)
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  internal let value: Value

  internal let content: (Value) -> Content

  /// Creates the view, which is animated when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - trigger: The value.
  ///   - content: Makes the view.
  ///   - keyframes: The keyframes.
  public nonisolated init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates the view, which is animated continuously.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - repeating: Whether it moves again and again.
  ///   - content: Makes the view.
  ///   - keyframes: The keyframes.
  public nonisolated init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }
}

@available(iOS 17.0, *)
extension KeyframeAnimator: View {
  /// The view at its start.
  public var body: some View { content(value) }
}
