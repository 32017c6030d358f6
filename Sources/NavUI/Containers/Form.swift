/// A container for related controls.
public struct Form<Content: View> {
  package let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The controls.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: LazyContainer {
  /// Whether a row is tapped as a whole; always true.
  package static var rowsShareTaps: Bool { true }
}
