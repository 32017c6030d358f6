internal import SceneModel

extension View {
  /// Declares the destination for values of a type in the path of the surrounding stack.
  ///
  /// - Parameters:
  ///   - data: The type, which must be exactly that of the values (NS-17).
  ///   - destination: A closure that returns the screen for a value.
  /// - Returns: The view with the declaration.
  @available(iOS 16.0, *)
  public nonisolated func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type,
    @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationView(content: self, destination: destination)
  }
}

private struct DestinationView<Content: View, Value: Hashable, Destination: View> {
  let content: Content
  let destination: (Value) -> Destination
}

extension DestinationView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    DestinationNode(view: view, context: context, parent: parent)
  }
}

private final class DestinationNode<Content: View, Value: Hashable, Destination: View>:
  UnaryNode<DestinationView<Content, Value, Destination>>, DestinationDeclaration
{
  private var screens: [WeakScreen] = []

  var valueType: any Any.Type { Value.self }
  var node: ViewNode { self }

  override func didMake() {
    guard let level = context.level else {
      reportOutsideStack()
      return
    }
    if context.isLazy { reportLazyContainer() }
    reportDuplicate(in: level)
    level.declare(self)
  }

  override func willUnmount() {
    context.level?.withdraw(self)
  }

  override func didUpdate(from old: DestinationView<Content, Value, Destination>?) {
    guard old != nil else { return }
    screens.removeAll { $0.screen == nil }
    for screen in screens {
      screen.screen?.destination = view.destination
      screen.screen?.invalidate()
    }
  }

  func makeScreen(
    for value: PathElement,
    in context: ViewContext,
    parent: ViewNode
  ) -> ViewNode? {
    guard let value = resolve(value) else { return nil }
    let screen = ScreenNode(
      value: value,
      destination: view.destination,
      context: context,
      parent: parent
    )
    screens.append(WeakScreen(screen: screen))
    return screen
  }

  private func resolve(_ value: PathElement) -> Value? {
    do {
      return try value.resolve(as: Value.self)
    } catch {
      graph.report(
        Issue(
          rule: "undecodable-value",
          severity: .error,
          message: """
            A saved path holds a value of type \(typeName(Value.self)) that can no longer be decoded: \
            \(error.localizedDescription) Leave out such values when you restore a path.
            """,
          view: viewName
        )
      )
      return nil
    }
  }

  private struct WeakScreen {
    weak var screen: ScreenNode<Value, Destination>?
  }
}

extension DestinationNode {
  private func reportOutsideStack() {
    graph.report(
      Issue(
        rule: "destination-outside-stack",
        severity: .error,
        message: """
          A navigationDestination for \(typeName(Value.self)) is declared outside every \
          NavigationStack, so it is ignored. Put it on a view inside the stack, such as its root.
          """,
        view: viewName
      )
    )
  }

  private func reportLazyContainer() {
    graph.report(
      Issue(
        rule: "destination-in-lazy-container",
        severity: .warning,
        message: """
          A navigationDestination for \(typeName(Value.self)) is declared inside a container that \
          builds its rows only when they are needed, so the stack may not know about it. Move it outside \
          the List or the lazy stack.
          """,
        view: viewName
      )
    )
  }

  private func reportDuplicate(in level: StackLevel) {
    guard level.stack.hasDestination(for: Value.self) else { return }
    graph.report(
      Issue(
        rule: "duplicate-destination",
        severity: .warning,
        message: """
          A destination for \(typeName(Value.self)) is declared more than once in the same stack. \
          Only the one nearest to the root is used. Keep one declaration for each type.
          """,
        view: viewName
      )
    )
  }
}
