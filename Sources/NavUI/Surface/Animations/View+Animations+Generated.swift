// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension View {
  /// Animates the view along keyframes when a value changes.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - trigger: The value.
  ///   - content: Changes the view.
  ///   - keyframes: The keyframes.
  /// - Returns: The view, without the changes.
  @available(iOS 17.0, *)
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }

  /// Animates the view along keyframes continuously.
  ///
  /// - Parameters:
  ///   - initialValue: The initial value of the view.
  ///   - repeating: Whether it moves again and again.
  ///   - content: Changes the view.
  ///   - keyframes: The keyframes.
  /// - Returns: The view, without the changes.
  @available(iOS 17.0, *)
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View { self }
}

extension View {
  /// Sets the animation of changes.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// Sets the animation of changes that come with a value.
  public nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View
  where V: Equatable { self }

  /// Sets how the view's content changes.
  @available(iOS 16.0, *)
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Changes what is known about changes.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Changes what is known about changes that come with a value.
  @available(iOS 17.0, *)
  public nonisolated func transaction(
    value: some Equatable,
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Matches the view with another one in transitions.
  @available(iOS 14.0, *)
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View where ID: Hashable { self }

  /// Plays feedback when a value changes.
  @available(iOS 17.0, *)
  public nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable { self }

  /// Plays feedback when a value changes.
  @available(iOS 17.0, *)
  public nonisolated func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable { self }

  /// Plays feedback when a value changes.
  @available(iOS 17.0, *)
  public nonisolated func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable { self }

  /// Sets the animation of some changes.
  @available(iOS 17.0, *)
  public nonisolated func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { self }

  /// Changes what is known about some changes.
  @available(iOS 17.0, *)
  public nonisolated func transaction<V>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View { self }

  /// Moves symbols.
  @available(iOS 17.0, *)
  public nonisolated func symbolEffect<T>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    isActive: Bool = true
  ) -> some View where T: IndefiniteSymbolEffect, T: SymbolEffect { self }

  /// Moves symbols when a value changes.
  @available(iOS 17.0, *)
  public nonisolated func symbolEffect<T, U>(
    _ effect: T,
    options: SymbolEffectOptions = .default,
    value: U
  ) -> some View where T: DiscreteSymbolEffect, T: SymbolEffect, U: Equatable { self }

  /// Changes looks while content is scrolled.
  @available(iOS 17.0, *)
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Changes looks while content is scrolled.
  @available(iOS 17.0, *)
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View { self }

  /// Plays feedback when a value changes.
  @available(iOS 17.0, *)
  public nonisolated func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View where T: Equatable { self }
}
