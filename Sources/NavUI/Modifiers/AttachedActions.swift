internal import SceneModel
import SharedLists

/// A view with actions that a long press or swipe reveals.
struct AttachedActionsView<Content: View, Actions: View> {
  let content: Content
  let actions: Actions
  let swipe: Swipe?
}

/// The swipe that reveals the actions of a row.
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

  /// Adds the actions to the last element of the view, unless they require a swipe that has not happened.
  override func show(in lowering: inout Lowering) {
    let start = lowering.elements.count
    child.lower(into: &lowering)
    guard let actions, lowering.elements.count > start else { return }
    let part = lowering.describe(actions)
    lowering.presentations += part.presentations
    let last = lowering.elements.count - 1
    if view.swipe == nil || graph.revealed.contains(self) {
      lowering.elements[last].children += part.elements
    }
    guard let swipe = view.swipe, !part.elements.isEmpty else { return }
    lowering.elements[last].add(swipe.edge.swipeTrait)
    add(swipe, running: part.elements.first, from: start, to: &lowering)
  }

  private func add(
    _ swipe: Swipe,
    running first: Element?,
    from start: Int,
    to lowering: inout Lowering
  ) {
    let first = first.flatMap { lowering.targets.nodes[$0.id] }
    lowering.addRowGestures(from: start) { gestures in
      let isFirst = gestures.actions[swipe.edge] == nil
      gestures.actions[swipe.edge, default: []].append(self)
      guard isFirst, swipe.isFull, let first else { return }
      gestures.swipes[swipe.edge] = { try first.perform(.tap) }
    }
  }
}

extension HorizontalEdge {
  /// The trait of a row that has swipe actions at the edge.
  var swipeTrait: Element.Trait { self == .trailing ? .swipeLeft : .swipeRight }
}

extension SceneModel.Element {
  /// Adds a trait unless it is already present.
  ///
  /// The method extends the element rather than the array: compilers mention the internal methods of all arrays in their
  /// errors about an app's own arrays.
  mutating func add(_ trait: Trait) {
    if !traits.contains(trait) { traits.append(trait) }
  }
}
