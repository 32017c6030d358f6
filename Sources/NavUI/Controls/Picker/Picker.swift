/// A control for selecting one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>
  let content: Content
  let label: Label

  /// Creates a picker.
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

  /// Creates a picker.
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

extension Picker where Label == Text {
  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the picker.
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(titleKey), content: content)
  }

  /// Creates a picker with a title.
  ///
  /// - Parameters:
  ///   - title: The label of the picker.
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: Text(title), content: content)
  }
}

extension Picker where Label == NavUI.Label<Text, Image> {
  /// Creates a picker with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the picker.
  ///   - systemImage: The name of the symbol.
  ///   - selection: The tag of the selected option.
  ///   - content: The options, each with a tag.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection,
      label: NavUI.Label(titleKey, systemImage: systemImage),
      content: content
    )
  }
}

extension Picker: PrimitiveView {
  /// Creates the node of the picker.
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

  /// Updates the picker's selection and options.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: PickerNode<Label, SelectionValue, Content>.self).update(with: view)
  }
}
