/// A control that runs an action when it is tapped.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - label: The label of the button.
  @preconcurrency
  public nonisolated init(
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button.
  ///   - action: The action.
  ///   - label: The label of the button.
  @available(iOS 15.0, *)
  @preconcurrency
  public nonisolated init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button that shows a title.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - action: The action.
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(titleKey) }
  }

  /// Creates a button that shows a title.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - action: The action.
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a role that shows a title.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @available(iOS 15.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role that shows a title.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @available(iOS 15.0, *)
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from a style's configuration.
  ///
  /// - Parameter configuration: The properties of the button.
  public nonisolated init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == NavUI.Label<Text, Image> {
  /// Creates a button that shows a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - action: The action.
  @available(iOS 14.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { NavUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a button that shows a title and a system symbol.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - systemImage: The name of the symbol.
  ///   - action: The action.
  @available(iOS 14.0, *)
  @_disfavoredOverload
  @preconcurrency
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    systemImage: String,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: nil, action: action) { NavUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a role that shows a title and a system symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - systemImage: The name of the symbol.
  ///   - role: The purpose of the button.
  ///   - action: The action.
  @available(iOS 15.0, *)
  @preconcurrency
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { NavUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Button: PrimitiveView {
  /// Creates the node of the button.
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
    ButtonNode(view: view, context: context, parent: parent)
  }

  /// Updates the button's action and label.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - view: The view's new value.
  public static func updateViewNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: ButtonNode<Label>.self).update(with: view)
  }
}
