internal import SceneModel

/// A control for choosing a colour, which scripts can read but not change.
@available(iOS 14.0, *)
public struct ColorPicker<Label: View> {
  package let content: Label
  let color: () -> String

  /// Creates a colour picker.
  ///
  /// - Parameters:
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may be transparent.
  ///   - label: The label of the colour.
  public nonisolated init(
    selection: Binding<Color>,
    supportsOpacity: Bool = true,
    @ViewBuilder label: () -> Label
  ) {
    content = label()
    color = { selection.wrappedValue.name }
  }
}

@available(iOS 14.0, *)
extension ColorPicker: UnaryView {
  /// A Boolean value that indicates whether the view is self-contained: false, because the view reads a binding.
  package var isSelfContained: Bool { false }

  package func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    var element = Element(id: node.id, kind: .picker)
    element.label = lowering.label(of: node.child)
    element.value = color()
    lowering.add(element)
  }
}
