/// A view that follows keyframes; here it stays at the first one.
@available(iOS 17.0, *)
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where KeyframePath.Value == Value {
  let value: Value
  let content: (Value) -> Content

  /// Creates the view, which is animated when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - trigger: The value.
  ///   - content: A closure that returns the view.
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
  ///   - repeating: Whether the animation repeats.
  ///   - content: A closure that returns the view.
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

extension View {
  /// Animates the view along keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - trigger: The value.
  ///   - content: A closure that changes the view.
  ///   - keyframes: The keyframes.
  /// - Returns: The view, without the changes.
  @available(iOS 17.0, *)
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    self
  }

  /// Animates the view along keyframes continuously.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - repeating: Whether the animation repeats.
  ///   - content: A closure that changes the view.
  ///   - keyframes: The keyframes.
  /// - Returns: The view, without the changes.
  @available(iOS 17.0, *)
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    self
  }
}
