internal import SceneModel

extension View {
  /// Sets the view's name for assistive technologies and scripts.
  ///
  /// - Parameter label: The label.
  /// - Returns: The view.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    AccessibilityView(content: self) { $0.label = label.content }
  }

  /// Sets the view's name for assistive technologies and scripts.
  ///
  /// - Parameter labelKey: The label.
  /// - Returns: The view.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    AccessibilityView(content: self) { $0.label = labelKey.resolved }
  }

  /// Sets the view's name for assistive technologies and scripts.
  ///
  /// - Parameter label: The label.
  /// - Returns: The view.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    let label = String(label)
    return AccessibilityView(content: self) { $0.label = label }
  }

  /// Sets an identifier that is visible only to tests and scripts.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    AccessibilityView(content: self, isOfFirst: true) { $0.identifier = identifier }
  }

  /// Hides the view from assistive technologies and scripts.
  ///
  /// - Parameter hidden: Whether the view is hidden.
  /// - Returns: The view.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    HiddenView(content: self, isHidden: hidden)
  }

  /// Hides the view, which keeps its space and state but cannot be used.
  ///
  /// - Returns: The view.
  public nonisolated func hidden() -> some View {
    HiddenView(content: self, isHidden: true, keepsLinks: true)
  }
}

private struct AccessibilityView<Content: View> {
  let content: Content
  /// A Boolean value that indicates whether the change applies to the first of several elements with the same tap
  /// target.
  var isOfFirst = false
  let change: (inout Element) -> Void
}

extension AccessibilityView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    let inside = lowering.elements[start...]
    if inside.count == 1 || isOfFirst && !inside.isEmpty && lowering.tapTarget(of: inside) != nil {
      change(&lowering.elements[start])
    }
  }
}

private struct HiddenView<Content: View> {
  let content: Content
  let isHidden: Bool
  /// A Boolean value that indicates whether a link inside the view still receives taps on its row.
  var keepsLinks = false
}

extension HiddenView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    guard !isHidden || keepsLinks && lowering.isInListRow(node) else { return }
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if isHidden { lowering.keepOnlyLinks(from: start, of: node) }
  }
}
