internal import SceneModel

extension View {
  /// Runs an action with the old and the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs each time the view appears.
  ///   - action: A closure called with the old and the new value.
  /// - Returns: The view with the action.
  @available(iOS 17.0, *)
  public nonisolated func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - initial: Whether the action also runs each time the view appears.
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

  /// Runs an action with the new value when a value changes.
  ///
  /// - Parameters:
  ///   - value: The value to observe.
  ///   - action: A closure called with the new value.
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
  UnaryNode<ChangeView<Content, Value>>, AppearanceObserver
{
  private var isObserving = false
  private var isShown = false
  private var frame: Int?
  private var runs = 0

  override func willUnmount() {
    if isObserving { context.region.remove(self) }
  }

  override func didUpdate(from old: ChangeView<Content, Value>?) {
    if let old {
      if old.value != view.value { run(old.value, view.value) }
    } else if view.initial {
      isObserving = true
      context.region.add(self)
    }
  }

  /// Runs the action for the initial value when the view appears (OB-36).
  func appear() {
    guard !isShown, isMounted else { return }
    isShown = true
    let value = view.value
    ActionOrigin.run(on: self) { view.action(value, value) }
  }

  func disappear() {
    isShown = false
  }

  /// Reports a cycle of changes unless the cycle is endless, in which case the graph stops it.
  private func reportCircle() {
    let view = viewName
    let frame = graph.frameNumber
    graph.check { [graph] in
      guard graph.lastEndlessFrame != frame else { return }
      graph.report(.changesInCircle(of: Value.self, view: view))
    }
  }

  private func run(_ oldValue: Value, _ newValue: Value) {
    runs = frame == graph.frameNumber ? runs + 1 : 1
    frame = graph.frameNumber
    if runs == 3 { reportCircle() }
    let action = view.action
    graph.performChange { [weak self] in
      guard let self else { return action(oldValue, newValue) }
      ActionOrigin.run(on: self) { action(oldValue, newValue) }
    }
  }
}

extension Issue {
  /// Returns the issue to report for an `onChange` whose action repeatedly changes the observed value.
  fileprivate static func changesInCircle(of type: Any.Type, view: String?) -> Issue {
    Issue(
      rule: "update-loop",
      severity: .warning,
      message: """
        The action of onChange(of: \(type)) tried to update multiple times per frame: it changes the value that it \
        watches. Compute the value where it is set, or let the action change something else.
        """,
      view: view
    )
  }
}
