extension View {
  /// Adds a menu that a long press shows.
  ///
  /// - Parameter menuItems: The choices.
  /// - Returns: The view.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    AttachedActionsView(content: self, actions: menuItems())
  }

  /// Adds a menu that a long press shows, with a preview.
  ///
  /// - Parameters:
  ///   - menuItems: The choices.
  ///   - preview: What is shown beside the choices.
  /// - Returns: The view.
  public nonisolated func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems,
    @ViewBuilder preview: () -> Preview
  ) -> some View {
    AttachedActionsView(content: self, actions: menuItems())
  }

  /// Adds actions that a swipe on the row shows.
  ///
  /// - Parameters:
  ///   - edge: The edge that the row is swiped from.
  ///   - allowsFullSwipe: Whether a long swipe runs the first action.
  ///   - content: The actions.
  /// - Returns: The view.
  @available(iOS 15.0, *)
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    AttachedActionsView(content: self, actions: content())
  }
}

private struct AttachedActionsView<Content: View, Actions: View> {
  let content: Content
  let actions: Actions
}

extension AttachedActionsView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    AttachedActionsNode(view: view, context: context, parent: parent)
  }
}

private final class AttachedActionsNode<Content: View, Actions: View>: UnaryNode<
  AttachedActionsView<Content, Actions>
>
{
  private var actions: ViewNode?

  override var children: [ViewNode] { [child] + (actions.map { [$0] } ?? []) }

  override func didUpdate(from old: AttachedActionsView<Content, Actions>?) {
    if let actions {
      Actions.update(actions, with: view.actions)
    } else if case .content = context.mode {
      actions = Actions.make(view.actions, in: context, parent: self)
    }
  }

  /// The actions stand in the last element of the view.
  override func lower(into lowering: inout Lowering) {
    let start = lowering.elements.count
    child.lower(into: &lowering)
    guard let actions, lowering.elements.count > start else { return }
    let part = lowering.describe(actions)
    lowering.elements[lowering.elements.count - 1].children += part.elements
    lowering.presentations += part.presentations
  }
}
