extension View {
  /// Marks the view as the source of a zoom transition.
  ///
  /// - Parameters:
  ///   - id: The name of the view.
  ///   - namespace: The namespace of the name.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    ZoomSourceView(content: self, source: ZoomSource(id: AnyHashable(id), namespace: namespace))
  }

  /// Marks the view as the source of a zoom transition.
  ///
  /// - Parameters:
  ///   - id: The name of the view.
  ///   - namespace: The namespace of the name.
  ///   - configuration: The look of the view while the screen grows, which has no effect.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace)
  }
}

@available(iOS 26.0, *)
extension ToolbarContent {
  /// Marks the toolbar items as the source of a zoom transition.
  ///
  /// - Parameters:
  ///   - id: The name of the items.
  ///   - namespace: The namespace of the name.
  /// - Returns: The items.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some ToolbarContent {
    ZoomSourceItems(content: self, source: ZoomSource(id: AnyHashable(id), namespace: namespace))
  }
}

private struct ZoomSourceItems<Content: ToolbarContent> {
  let content: Content
  let source: ZoomSource
}

extension ZoomSourceItems: ToolbarContent {
  var body: Never {
    preconditionFailure("Marked toolbar items are drawn by the runtime and have no body.")
  }

  static func makeItems(_ content: Self) -> AnyView {
    AnyView(ZoomSourceView(content: Content.makeItems(content.content), source: content.source))
  }
}

private struct ZoomSourceView<Content: View> {
  let content: Content
  let source: ZoomSource
}

extension ZoomSourceView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    ZoomSourceNode(view: view, context: context, parent: parent)
  }
}

private final class ZoomSourceNode<Content: View>:
  UnaryNode<ZoomSourceView<Content>>, ZoomSourceHolder
{
  var zoomSource: ZoomSource { view.source }

  override func didUpdate(from old: ZoomSourceView<Content>?) {
    if old == nil { graph.zoomSources.insert(self) }
  }

  override func willUnmount() {
    graph.zoomSources.remove(self)
  }
}
