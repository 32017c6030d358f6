/// A view with actions that are shown by a long press or a swipe.
struct AttachedActionsView<Content: View, Actions: View> {
  let content: Content
  let actions: Actions
  let swipe: Swipe?
}

/// How a swipe shows the actions of a row.
struct Swipe {
  let edge: HorizontalEdge
  let isFull: Bool
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
  override var isSelfContained: Bool { false }

  private var actions: ViewNode?

  override var children: [ViewNode] { [child] + (actions.map { [$0] } ?? []) }

  override func didUpdate(from old: AttachedActionsView<Content, Actions>?) {
    if let actions {
      Actions.update(actions, with: view.actions)
      return
    }
    switch context.mode {
    case .content, .rows:
      actions = Actions.make(view.actions, in: context.row, parent: self)
    case .tabs, .tab, .options: break
    }
  }

  /// The actions stand in the last element of the view.
  override func show(in lowering: inout Lowering) {
    let start = lowering.elements.count
    child.lower(into: &lowering)
    guard let actions, lowering.elements.count > start else { return }
    let part = lowering.describe(actions)
    lowering.elements[lowering.elements.count - 1].children += part.elements
    lowering.presentations += part.presentations
    if let swipe = view.swipe { add(swipe, showing: part.elements, from: start, to: &lowering) }
  }

  private func add(
    _ swipe: Swipe,
    showing actions: [SceneElement],
    from start: Int,
    to lowering: inout Lowering
  ) {
    let labels = actions.compactMap(\.label).joined(separator: ", ")
    let first = actions.first.flatMap { lowering.targets.nodes[$0.id] }
    lowering.addRowGestures(from: start) { gestures in
      guard gestures.swipes[swipe.edge] == nil else { return }
      gestures.swipes[swipe.edge] = {
        guard let first, swipe.isFull else {
          throw Refusal(
            "A swipe only shows the actions of this row, which can be tapped: \(labels)."
          )
        }
        try first.perform(.tap)
      }
    }
  }
}
