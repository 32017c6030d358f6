extension View {
  /// Sets the item for this view in a tab view's bar.
  ///
  /// - Parameter label: A label, or text and an image.
  /// - Returns: The view with its tab item.
  public nonisolated func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View {
    TabItemView(content: self, label: label())
  }
}

private struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: ContainerTrait {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TabItemNode(view: view, context: context, parent: parent)
  }
}

private final class TabItemNode<Content: View, Label: View>: UnaryNode<TabItemView<Content, Label>>
{
  private var label: ViewNode?

  override var children: [ViewNode] {
    [child] + (label.map { [$0] } ?? [])
  }

  override func didUpdate(from old: TabItemView<Content, Label>?) {
    guard case .tab(let slot) = context.mode else { return }
    if let label {
      Label.update(label, with: view.label)
    } else {
      label = Label.make(view.label, in: context.with(mode: .content), parent: self)
    }
    if slot.label == nil { slot.label = label }
  }

  override func willUnmount() {
    guard case .tab(let slot) = context.mode, slot.label === label else { return }
    slot.label = nil
  }
}
