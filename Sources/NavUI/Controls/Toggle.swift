/// A switch that turns a Boolean value on or off.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
  ///   - label: The label of the switch.
  public nonisolated init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle: PrimitiveView {
  /// Creates the switch's node.
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
    ToggleNode(view: view, context: context, parent: parent)
  }

  /// Updates the label and value of the switch's node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ToggleNode<Label>.self).update(with: view)
  }
}
