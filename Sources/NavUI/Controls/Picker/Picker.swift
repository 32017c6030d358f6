/// A control for selecting one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// Creates a picker with a label that a closure returns.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  ///   - label: The label of the picker.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label.
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected option.
  ///   - label: The label of the picker.
  ///   - content: The options, each with a tag.
  public nonisolated init(
    selection: Binding<SelectionValue>,
    label: Label,
    @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker: PrimitiveView {
  /// Creates the picker's node.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - context: The context that the view inherits.
  ///   - parent: The node above.
  /// - Returns: The node.
  public static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    PickerNode(view: view, context: context, parent: parent)
  }

  /// Updates the selection and the options of the picker's node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: PickerNode<Label, SelectionValue, Content>.self).update(with: view)
  }
}
