/// A view that cycles through phases, of which NavLab shows only the first.
@available(iOS 17.0, *)
public struct PhaseAnimator<Phase: Equatable, Content: View> {
  let first: Phase?
  let content: (Phase) -> Content

  /// Creates a view that cycles through its phases endlessly.
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

  /// Creates a view that runs through its phases whenever a value changes.
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
  /// The content for the first phase.
  public var body: some View {
    if let first { content(first) }
  }
}

extension View {
  /// Animates the view through phases that repeat endlessly.
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

  /// Animates the view through phases whenever a value changes.
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
