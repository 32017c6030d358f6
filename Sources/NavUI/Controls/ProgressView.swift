internal import SceneModel

/// A view that indicates progress and may show the completed fraction.
@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let fraction: Double?
}

extension ProgressView: View {
  /// The progress indicator, or the view that a custom style creates for it.
  public var body: some View {
    StyledControl(standard: StandardProgressView(content: label, fraction: fraction)) {
      let hasLabel = Label.self != EmptyView.self
      let hasValue = CurrentValueLabel.self != EmptyView.self
      return ProgressViewStyleConfiguration(
        fractionCompleted: fraction,
        label: hasLabel ? .init(content: AnyView(label)) : nil,
        currentValueLabel: hasValue ? .init(content: AnyView(currentValueLabel)) : nil
      )
    }
  }
}

private struct StandardProgressView<Content: View> {
  let content: Content
  let fraction: Double?
}

extension StandardProgressView: UnaryView {
  /// A Boolean value that indicates whether the view is self-contained: false, because its progress may depend on the
  /// time.
  var isSelfContained: Bool { false }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    var element = Element(id: node.id, kind: .progress)
    element.label = lowering.label(of: node.child)
    element.value = fraction.map { "\($0)" }
    lowering.add(element)
  }
}
