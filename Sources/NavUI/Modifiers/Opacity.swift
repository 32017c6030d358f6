extension View {
  /// Sets how opaque the view is; what cannot be seen at all cannot be read or tapped either.
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
  /// Describes the content without what is presented and what stands in bars; a link works the row
  /// around it even unseen.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    guard isTransparent else { return }
    let links = lowering.elements[start...].filter { $0.kind == .link && node.context.isLazy }
    lowering.elements.replaceSubrange(start..., with: links)
  }
}
