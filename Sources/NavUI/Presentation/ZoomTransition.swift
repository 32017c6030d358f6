internal import SceneModel

extension View {
  /// Sets the transition for showing the screen or presentation around the view.
  ///
  /// A zoom grows out of a view that `matchedTransitionSource` marks, and a user can drag it back, even a full-screen
  /// cover (SH-42).
  ///
  /// - Parameter style: The transition.
  /// - Returns: The view.
  @available(iOS 18.0, *)
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View {
    TransitionView(content: self, zoom: (style as? ZoomNavigationTransition)?.source)
  }
}

private struct TransitionView<Content: View> {
  let content: Content
  let zoom: ZoomSource?
}

extension TransitionView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TransitionNode(view: view, context: context, parent: parent)
  }

  func lower(_ node: UnaryNode<Self>, into lowering: inout Lowering) {
    if zoom != nil, node.context.level != nil { lowering.screenTraits.append(.zooms) }
    node.child.lower(into: &lowering)
  }
}

private final class TransitionNode<Content: View>: UnaryNode<TransitionView<Content>> {
  override func didUpdate(from old: TransitionView<Content>?) {
    if context.level == nil { context.presenter.zooms.set(view.zoom != nil, by: self) }
    guard old == nil, let zoom = view.zoom, let problem = graph.zoomSources.problem(with: zoom)
    else {
      return
    }
    graph.report(
      Issue(
        rule: "unmatched-zoom",
        severity: .warning,
        message: Self.text(of: problem, with: zoom.id.base),
        view: viewName
      )
    )
  }

  private static func text(of problem: ZoomSources.Problem, with id: Any) -> String {
    switch problem {
    case .missing:
      """
      A screen should zoom from the view with the id \(id), but no matchedTransitionSource has this id in the same \
      namespace. The screen appears without the zoom. Mark the view with the same id, and give the view and the screen \
      the same @Namespace.
      """
    case .repeated:
      """
      A screen should zoom from the view with the id \(id), but several views on one screen have this id. The \
      screen may zoom from any of these views. Give each view its own id.
      """
    case .otherThanTapped(let tapped):
      """
      A tap on the view with the id \(tapped.id.base) shows a screen that zooms from a different view, which has \
      the id \(id). In zoom(sourceID:in:), use the id of the view that was tapped.
      """
    }
  }

  override func willUnmount() {
    if context.level == nil { context.presenter.zooms.set(nil, by: self) }
  }
}
