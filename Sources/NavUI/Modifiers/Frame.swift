extension NavigationLink {
  /// Sets the size of the link, which cannot be tapped if it shows only text and has no width (NS-96).
  ///
  /// Frames of other views cost no node, since nothing else depends on a width.
  ///
  /// - Parameters:
  ///   - width: The width, or nil for the link's ideal width.
  ///   - height: The height, or nil for the link's ideal height.
  ///   - alignment: The position of the link in the frame.
  /// - Returns: The link in its frame.
  public nonisolated func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    FrameView(content: self, hasNoWidth: width.map { $0 <= 0 } ?? false)
  }
}

private struct FrameView<Content: View> {
  let content: Content
  let hasNoWidth: Bool
}

extension FrameView: UnaryView {
  /// Describes the content without the links that have no width.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if hasNoWidth { lowering.squeezeLinks(from: start, of: node) }
  }
}
