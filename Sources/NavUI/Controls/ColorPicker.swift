internal import SceneModel

/// A control for choosing a colour, which a script can read but not change.
@available(iOS 14.0, *)
public struct ColorPicker<Label: View> {
  package let content: Label
  let color: () -> String

  /// Creates a picker.
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
extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the colour.
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may be transparent.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the colour.
  ///   - selection: The colour.
  ///   - supportsOpacity: Whether the colour may be transparent.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

@available(iOS 14.0, *)
extension ColorPicker: UnaryView {
  /// Always false, because the description reads a binding.
  package var isSelfContained: Bool { false }

  package func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    var element = Element(id: node.id, kind: .picker)
    element.label = lowering.label(of: node.child)
    element.value = color()
    lowering.add(element)
  }
}
