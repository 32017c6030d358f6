/// The container for navigation before `NavigationStack` (NS-33).
///
/// It behaves as a stack that keeps its path to itself.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
public struct NavigationView<Content: View> {
  let content: Content

  /// Creates a container.
  ///
  /// - Parameter content: The first screen.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
extension NavigationView: View {
  /// The stack.
  public var body: some View {
    NavigationStack { content }
  }
}
