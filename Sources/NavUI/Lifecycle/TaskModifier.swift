extension View {
  /// Runs asynchronous work while the view is shown, and cancels the work when the view disappears.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - action: The work.
  /// - Returns: The view with the work.
  @available(iOS 15.0, *)
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs asynchronous work while the view is shown, and restarts the work when a value changes.
  ///
  /// - Parameters:
  ///   - id: The value.
  ///   - priority: The priority of the task.
  ///   - action: The work.
  /// - Returns: The view with the work.
  @available(iOS 15.0, *)
  public nonisolated func task<Value: Equatable>(
    id: Value,
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}

private struct TaskView<Content: View, ID: Equatable> {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @isolated(any) () async -> Void
}

extension TaskView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TaskNode(view: view, context: context, parent: parent)
  }
}

private final class TaskNode<Content: View, ID: Equatable>: UnaryNode<TaskView<Content, ID>>,
  AppearanceObserver
{
  private var isShown = false
  private var task: Task<Void, Never>?

  override func willUnmount() {
    context.region.remove(self)
  }

  override func didUpdate(from old: TaskView<Content, ID>?) {
    guard let old else { return context.region.add(self) }
    guard old.id != view.id, isShown else { return }
    graph.perform { [weak self] in
      guard let self, isShown else { return }
      task?.cancel()
      start()
    }
  }

  func appear() {
    guard !isShown, isMounted else { return }
    isShown = true
    start()
  }

  func disappear() {
    guard isShown else { return }
    if isMounted, graph.fidelity.coveredTask == .goesOn { return }
    isShown = false
    task?.cancel()
    task = nil
  }

  /// The type name of the view whose body contains the task.
  private var ownerName: String {
    var node: ViewNode? = self
    while let current = node, !current.evaluatesBody { node = current.parent }
    return node?.viewName ?? "App"
  }

  private func start() {
    graph.work.noteTask(of: ownerName)
    let action = Unchecked(value: view.action)
    task = ActionOrigin.run(on: self) {
      Task(priority: view.priority) { @MainActor in
        await action.value()
      }
    }
  }
}
