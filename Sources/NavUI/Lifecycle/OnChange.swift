extension View {
  /// Runs an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - initial: Whether the action also runs when the view first appears.
  ///   - action: Takes the old and the new value.
  /// - Returns: The view with the action.
  @available(iOS 17.0, *)
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - initial: Whether the action also runs when the view first appears.
  ///   - action: The action.
  /// - Returns: The view with the action.
  @available(iOS 17.0, *)
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action when a value has changed.
  ///
  /// - Parameters:
  ///   - value: The value to watch.
  ///   - action: Takes the new value.
  /// - Returns: The view with the action.
  @available(*, deprecated, message: "Use an action with two or no parameters instead.")
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: false) { _, newValue in action(newValue) }
  }
}

private struct ChangeView<Content: View, Value: Equatable> {
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void
}

extension ChangeView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    ChangeNode(view: view, context: context, parent: parent)
  }
}

private final class ChangeNode<Content: View, Value: Equatable>:
  UnaryNode<ChangeView<Content, Value>>
{
  override func didUpdate(from old: ChangeView<Content, Value>?) {
    let newValue = view.value
    guard let old else {
      if view.initial { run(newValue, newValue) }
      return
    }
    if old.value != newValue { run(old.value, newValue) }
  }

  private func run(_ oldValue: Value, _ newValue: Value) {
    let action = view.action
    graph.perform { [weak self] in
      guard let self else { return action(oldValue, newValue) }
      ActionOrigin.run(on: self) { action(oldValue, newValue) }
    }
  }
}
