extension View {
  /// Binds a value to the id of the first row that has been built.
  ///
  /// - Parameters:
  ///   - id: The identity of the row.
  ///   - anchor: The final position of the row, which has no effect in NavLab.
  /// - Returns: The view.
  @available(iOS 17.0, *)
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, id: id)
  }
}

private struct ScrollPositionView<Content: View, ID: Hashable> {
  let content: Content
  let id: Binding<ID?>
}

extension ScrollPositionView: UnaryView {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    ScrollPositionNode(view: view, context: context, parent: parent)
  }
}

private final class ScrollPositionNode<Content: View, ID: Hashable>: UnaryNode<
  ScrollPositionView<Content, ID>
>
{
  private var seen: ID?

  override func didUpdate(from old: ScrollPositionView<Content, ID>?) {
    refresh()
  }

  override func refresh() {
    isDirty = false
    let id = graph.evaluate(for: self) { view.id.wrappedValue }
    setNeedsSynchronization()
    guard id != seen else { return }
    seen = id
  }

  /// Scrolls to the row with the bound id, and updates the id after a user has scrolled.
  override func synchronize() {
    for list in rowLists {
      let window = list.window
      window.didMove = nil
      if let seen, window.firstID != AnyHashable(seen) {
        _ = window.scroll(to: AnyHashable(seen), isFirst: true)
      }
      window.didMove = { [weak self, weak window] in
        guard let self, let id = window?.firstID?.base as? ID else { return }
        seen = id
        view.id.wrappedValue = id
      }
    }
  }
}
