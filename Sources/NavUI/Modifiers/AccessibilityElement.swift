internal import SceneModel

extension View {
  /// Makes the view a single element for assistive technologies and scripts.
  ///
  /// - Parameter children: The treatment of the views inside; controls are always kept.
  /// - Returns: The view.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    AccessibilityElementView(content: self, behavior: children)
  }

  /// Sets the value that assistive technologies read.
  ///
  /// - Parameter valueDescription: The value.
  /// - Returns: The view.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View {
    AccessibilityValueView(content: self, value: valueDescription.content)
  }

  /// Sets the value that assistive technologies read.
  ///
  /// - Parameter valueKey: The value.
  /// - Returns: The view.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    AccessibilityValueView(content: self, value: valueKey.resolved)
  }

  /// Sets the value that assistive technologies read.
  ///
  /// - Parameter value: The value.
  /// - Returns: The view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    AccessibilityValueView(content: self, value: String(value))
  }

  /// Sets the view's name for assistive technologies and scripts if a condition is true.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - isEnabled: Whether the label is set.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(ConditionalLabel(label: isEnabled ? label : nil))
  }

  /// Sets the view's name for assistive technologies and scripts.
  ///
  /// - Parameter label: The label.
  /// - Returns: The view.
  public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value that assistive technologies read.
  ///
  /// - Parameter value: The value.
  /// - Returns: The view.
  public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Sets an identifier that is visible only to tests and scripts.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The view.
  public nonisolated func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Hides the view from assistive technologies and scripts.
  ///
  /// - Parameter hidden: Whether the view is hidden.
  /// - Returns: The view.
  public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
}

private struct ConditionalLabel: ViewModifier {
  let label: Text?

  func body(content: Content) -> some View {
    if let label {
      content.accessibilityLabel(label)
    } else {
      content
    }
  }
}

private struct AccessibilityElementView<Content: View> {
  let content: Content
  let behavior: AccessibilityChildBehavior
}

extension AccessibilityElementView: UnaryView {
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    let inside = lowering.elements[start...]
    guard behavior != .contain, inside.allSatisfy({ $0.kind == .text || $0.kind == .image }) else {
      return
    }
    let label = behavior == .combine ? Lowering.label(of: inside) : nil
    let target = lowering.tapTarget(of: inside)
    lowering.elements.removeSubrange(start...)
    lowering.add(Element(id: node.id, kind: .text, label: label))
    if let target { lowering.addTap(from: start, target: target) }
  }
}

private struct AccessibilityValueView<Content: View> {
  let content: Content
  let value: String
}

extension AccessibilityValueView: UnaryView {
  /// Sets the value of the view's only element, unless that element already has a value, as controls do.
  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    let start = lowering.elements.count
    node.child.lower(into: &lowering)
    if lowering.elements.count == start + 1, lowering.elements[start].value == nil {
      lowering.elements[start].value = value
    }
  }
}
