extension View {
  /// Sets whether a user can touch the view.
  ///
  /// - Parameter enabled: Whether hits are allowed; a view that cannot be touched looks as usual.
  /// - Returns: The view.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    HitTestedView(content: self, isEnabled: enabled)
  }
}

private struct HitTestedView<Content: View> {
  let content: Content
  let isEnabled: Bool
}

extension HitTestedView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let outer = lowering.isDisabled
    lowering.isDisabled = outer || !isEnabled
    node.child.lower(into: &lowering)
    lowering.isDisabled = outer
  }
}
