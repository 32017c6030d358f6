/// A view that goes through phases; here it stays in the first one.
@available(iOS 17.0, *)
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let first: Phase?
  let content: (Phase) -> Content

  /// Creates the view, which repeats its phases.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: A closure that returns the view in a phase.
  ///   - animation: The animation from one phase to the next.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    first = phases.first { _ in true }
    self.content = content
  }

  /// Creates the view, which goes through its phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: The value.
  ///   - content: A closure that returns the view in a phase.
  ///   - animation: The animation from one phase to the next.
  public nonisolated init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }
}

@available(iOS 17.0, *)
extension PhaseAnimator: View {
  /// The view in the first phase.
  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Changes the view in repeated phases.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: A closure that returns the view in a phase.
  ///   - animation: The animation from one phase to the next.
  /// - Returns: The view, without the changes.
  @available(iOS 17.0, *)
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    self
  }

  /// Changes the view in phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: The value.
  ///   - content: A closure that returns the view in a phase.
  ///   - animation: The animation from one phase to the next.
  /// - Returns: The view, without the changes.
  @available(iOS 17.0, *)
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    self
  }
}
