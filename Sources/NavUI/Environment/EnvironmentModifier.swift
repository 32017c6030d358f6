public import NavFoundation

extension View {
  /// Sets an environment value for the view and its content.
  ///
  /// - Parameters:
  ///   - keyPath: The key path to the value.
  ///   - value: The value.
  /// - Returns: The view with its environment.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Injects an observable object into the environment of the view and its content.
  ///
  /// - Parameter object: The object, or nil to remove one that was injected further out.
  /// - Returns: The view with its environment.
  @available(iOS 17.0, *)
  public nonisolated func environment<Object: AnyObject & Observable>(
    _ object: Object?
  ) -> some View {
    EnvironmentView(content: self, injected: object, modifier: ".environment") {
      $0[object: Object.self] = object
    }
  }

  /// Injects an observable object into the environment of the view and its content.
  ///
  /// - Parameter object: The object, which an `@EnvironmentObject` of its class inside observes.
  /// - Returns: The view with its environment.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    EnvironmentView(content: self, injected: object, modifier: ".environmentObject") {
      $0[InjectedObjectKey<Object>.self] = object
    }
  }
}

/// A view that changes the inherited environment for its content.
struct EnvironmentView<Content: View> {
  let content: Content
  var injected: AnyObject?
  var modifier = ".environment"
  /// A Boolean value that indicates whether the changes depend on the surrounding values.
  var readsAround = false
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    EnvironmentNode(view: view, context: context, parent: parent)
  }
}

private final class EnvironmentNode<Content: View>: UnaryNode<EnvironmentView<Content>> {
  private lazy var scope = EnvironmentScope(parent: context.environment)

  override func childContext() -> ViewContext {
    context.with(environment: scope)
  }

  override func didMake() {
    apply()
  }

  override func willUpdateChild(from old: EnvironmentView<Content>) {
    apply()
  }

  override func refresh() {
    apply()
  }

  private func apply() {
    for (key, value) in changes() {
      scope.set(value, for: key)
    }
    if let injected = view.injected {
      graph.objects.register(
        injected,
        holder: ObjectHolder(name: nil, wrapper: view.modifier, view: viewName)
      )
    }
  }

  private func changes() -> [ObjectIdentifier: Any] {
    guard view.readsAround else {
      var values = EnvironmentValues(scope: scope, graph: nil)
      view.change(&values)
      return values.changes
    }
    var values = EnvironmentValues(scope: context.environment, graph: graph)
    graph.evaluate(for: self) { view.change(&values) }
    return values.changes
  }
}
