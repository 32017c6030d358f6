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
  /// A Boolean value that indicates whether a tap on a row activates all the row's buttons: always true in a form.
  package static var rowsShareTaps: Bool { true }
}
