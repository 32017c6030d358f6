extension View {
  /// Sets the value by which a tab view or picker can select the view.
  ///
  /// - Parameters:
  ///   - tag: The value.
  ///   - includeOptional: Whether the tag also matches a selection of the optional type (TV-07).
  /// - Returns: The view with its tag.
  public nonisolated func tag<Value: Hashable>(
    _ tag: Value,
    includeOptional: Bool = true
  ) -> some View {
    TagView(content: self, tag: tag)
  }
}

private struct TagView<Content: View, Value: Hashable> {
  let content: Content
  let tag: Value
}

extension TagView: ContainerTrait {
  static func makeNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> UnaryNode<Self> {
    TagNode(view: view, context: context, parent: parent)
  }
}

extension TagView: ContainerTeller {
  func tell(_ values: inout ContainerValues) {
    values.add(tag: AnyHashable(tag))
  }
}

private final class TagNode<Content: View, Value: Hashable>: UnaryNode<TagView<Content, Value>>,
  TagCarrying
{
  var carriedTag: AnyHashable { AnyHashable(view.tag) }

  override func didUpdate(from old: TagView<Content, Value>?) {
    guard case .tab(let slot) = context.mode else { return }
    slot.tag = AnyHashable(view.tag)
  }

  override func willUnmount() {
    guard case .tab(let slot) = context.mode, slot.tag == AnyHashable(view.tag) else { return }
    slot.tag = slot.node.inheritedTag
  }
}
