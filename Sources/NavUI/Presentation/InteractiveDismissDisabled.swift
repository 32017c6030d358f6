extension View {
  /// Prevents a user from dismissing the surrounding sheet with a swipe, although code can still dismiss it (SH-27).
  ///
  /// - Parameter isDisabled: Whether the swipe is disabled.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    InteractiveDismissView(content: self, isDisabled: isDisabled)
  }
}

private struct InteractiveDismissView<Content: View> {
  let content: Content
  let isDisabled: Bool
}

extension InteractiveDismissView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    InteractiveDismissNode(view: view, context: context, parent: parent)
  }
}

private final class InteractiveDismissNode<Content: View>: UnaryNode<
  InteractiveDismissView<Content>
>
{
  override func didUpdate(from old: InteractiveDismissView<Content>?) {
    if view.isDisabled {
      context.presenter.dismissBlockers.insert(id)
    } else {
      context.presenter.dismissBlockers.remove(id)
    }
  }

  override func willUnmount() {
    context.presenter.dismissBlockers.remove(id)
  }
}
