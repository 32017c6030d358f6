extension View {
  /// Sets the refresh action for the views inside this view.
  ///
  /// - Parameter action: The action, which `refresh` in the environment runs.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func refreshable(
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    RefreshableView(content: self, action: action)
      .environment(\.refresh, RefreshAction(action: action))
  }
}

private struct RefreshableView<Content: View> {
  let content: Content
  let action: @Sendable () async -> Void
}

extension RefreshableView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    RefreshableNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    if lowering.refresher == nil { lowering.refresher = node }
    node.child.lower(into: &lowering)
  }
}

private final class RefreshableNode<Content: View>: UnaryNode<RefreshableView<Content>> {
  override func perform(_ gesture: UserGesture) throws {
    let action = view.action
    Task { @MainActor in await action() }
  }
}

/// An action that reloads data.
@available(iOS 15.0, *)
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void

  /// Reloads the data.
  public func callAsFunction() async {
    await action()
  }
}

private struct RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// The action that reloads data, or nil if there is none.
  @available(iOS 15.0, *)
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
