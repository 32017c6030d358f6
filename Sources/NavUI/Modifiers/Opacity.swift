internal import SceneModel

extension View {
  /// Sets the opacity of the view, which can be neither read nor tapped while it is invisible.
  ///
  /// - Parameter opacity: 0 for transparent, 1 for opaque.
  /// - Returns: The view.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    OpacityView(content: self, isTransparent: opacity <= 0)
  }
}

private struct OpacityView<Content: View> {
  let content: Content
  let isTransparent: Bool
}

extension OpacityView: UnaryView {
  /// Describes the content or, if the view is invisible, only the links that receive taps on a row.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if isTransparent { lowering.keepOnlyLinks(from: start, of: node) }
  }
}
