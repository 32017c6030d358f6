extension View {
  /// Sets how the view appears and disappears.
  ///
  /// - Parameter t: The transition; only the identity makes a difference here (OB-58).
  /// - Returns: The view with the transition.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    TransitionView(content: self, transition: t)
  }

  /// Sets the view's transition.
  ///
  /// - Parameter transition: The transition; only the identity makes a difference here (OB-58).
  /// - Returns: The view with the transition.
  @available(iOS 17.0, *)
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    TransitionView(content: self, transition: AnyTransition(transition))
  }
}

private struct TransitionView<Content: View> {
  let content: Content
  let transition: AnyTransition
}

extension TransitionView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TransitionNode(view: view, context: context, parent: parent)
  }
}

/// A node with a transition.
@MainActor
private protocol TransitionOwner {
  var transition: AnyTransition { get }
}

private final class TransitionNode<Content: View>: UnaryNode<TransitionView<Content>>,
  TransitionOwner
{
  var transition: AnyTransition { view.transition }
}

extension ViewNode {
  /// A Boolean value that indicates whether the outermost transition of the removed view is the identity transition
  /// (OB-58).
  package final var isRemovedAtOnce: Bool {
    var root: ViewNode = self
    while let parent = root.parent, !parent.isMounted { root = parent }
    var node: ViewNode? = root
    while let current = node {
      if let owner = current as? any TransitionOwner { return owner.transition.removesAtOnce }
      node = current.onlyContent
    }
    return false
  }
}
