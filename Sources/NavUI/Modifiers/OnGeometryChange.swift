extension View {
  /// Runs an action with a value from the view's geometry, initially and after each change (OB-33).
  ///
  /// - Parameters:
  ///   - type: The type of the observed value.
  ///   - transform: A closure that extracts the value from the geometry, which is that of the whole screen.
  ///   - action: A closure called with the new value.
  /// - Returns: The view with the action.
  @available(iOS 16.0, *)
  public nonisolated func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View where T: Equatable {
    GeometryChangeView(content: self, transform: transform) { action($1) }
  }

  /// Runs an action with a value from the view's geometry, initially and after each change (OB-33).
  ///
  /// - Parameters:
  ///   - type: The type of the observed value.
  ///   - transform: A closure that extracts the value from the geometry, which is that of the whole screen.
  ///   - action: A closure called with the old and the new value, which are the same the first time.
  /// - Returns: The view with the action.
  @available(iOS 16.0, *)
  public nonisolated func onGeometryChange<T>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View where T: Equatable {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

private struct GeometryChangeView<Content: View, Value: Equatable> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    GeometryChangeNode(view: view, context: context, parent: parent)
  }
}

private final class GeometryChangeNode<Content: View, Value: Equatable>:
  UnaryNode<GeometryChangeView<Content, Value>>
{
  private var value: Value?

  override func didUpdate(from old: GeometryChangeView<Content, Value>?) {
    let newValue = graph.withoutReader { view.transform(GeometryProxy()) }
    guard newValue != value else { return }
    let oldValue = value ?? newValue
    value = newValue
    let action = view.action
    graph.perform { [weak self] in
      guard let self, isMounted else { return }
      ActionOrigin.run(on: self) { action(oldValue, newValue) }
    }
  }
}
