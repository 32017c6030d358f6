/// A switch.
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

extension Toggle where Label == Text {
  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the switch.
  ///   - isOn: Whether the switch is on.
  public nonisolated init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: The label of the switch.
  ///   - isOn: Whether the switch is on.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a switch from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the switch.
  public nonisolated init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle where Label == NavUI.Label<Text, Image> {
  /// Creates a switch with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The label of the switch.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: Whether the switch is on.
  @available(iOS 17.0, *)
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { NavUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a switch with a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The label of the switch.
  ///   - systemImage: The name of the symbol.
  ///   - isOn: Whether the switch is on.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { NavUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle: PrimitiveView {
  /// Creates the node of the switch.
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

  /// Updates the switch's label and value.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ToggleNode<Label>.self).update(with: view)
  }
}
