internal import SceneModel

/// An indicator of work in progress, with the completed fraction if known.
@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let fraction: Double?
}

extension ProgressView: View {
  /// The progress, or the content of an app's style.
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
  /// Always false, because the progress may depend on the time.
  var isSelfContained: Bool { false }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    var element = Element(id: node.id, kind: .progress)
    element.label = lowering.label(of: node.child)
    element.value = fraction.map { "\($0)" }
    lowering.add(element)
  }
}
