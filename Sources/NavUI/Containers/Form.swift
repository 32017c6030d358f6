/// A container for controls that belong together.
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
  /// A row is tapped as a whole.
  package static var rowsShareTaps: Bool { true }
}
