internal import SceneModel

extension View {
  /// Shows an inspector while a flag is true, either beside the view or, in a compact width, in a sheet.
  ///
  /// - Parameters:
  ///   - isPresented: The flag, which becomes false when a sheet with the details is dismissed.
  ///   - content: A closure that returns the details.
  /// - Returns: The view with the details.
  @available(iOS 17.0, *)
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    InspectorView(content: self, isPresented: isPresented, details: content())
  }

  /// Sets the width of the inspector's column.
  ///
  /// - Parameter width: The width.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the width of the inspector's column.
  ///
  /// - Parameters:
  ///   - min: The minimum width.
  ///   - ideal: The initial width.
  ///   - max: The maximum width.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}

private struct InspectorView<Content: View, Details: View> {
  let content: Content
  @Binding var isPresented: Bool
  let details: Details
  @Environment(\.horizontalSizeClass) var width
}

extension InspectorView: View {
  var body: some View {
    HStack {
      content
      if width == .regular, isPresented {
        InspectorColumn(content: details)
      }
    }
    .sheet(isPresented: width == .regular ? .constant(false) : $isPresented) { details }
  }
}

/// A column with an inspector's details beside the content, shown only in a regular width (SH-41).
private struct InspectorColumn<Content: View> {
  let content: Content
}

extension InspectorColumn: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    lowering.screenTraits.append(.inspector)
    node.child.lower(into: &lowering)
  }
}
