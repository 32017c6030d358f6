internal import SceneModel

extension View {
  /// Hides the back button of the view's screen (NS-70).
  ///
  /// - Parameter hidesBackButton: Whether the button is hidden.
  /// - Returns: The view.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    BackButtonHiddenView(content: self, isHidden: hidesBackButton)
  }
}

private struct BackButtonHiddenView<Content: View> {
  let content: Content
  let isHidden: Bool
}

extension BackButtonHiddenView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    if isHidden { lowering.screenTraits.append(.backButtonHidden) }
    node.child.lower(into: &lowering)
  }
}
