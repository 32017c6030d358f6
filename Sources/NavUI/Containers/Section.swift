/// A group of views with an optional header and footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the content and the footer, in order.
  public var body: some View {
    SectionEdge(content: header)
    content
    SectionEdge(content: footer)
  }
}

/// A header or footer, which is not a selectable row of a list.
private struct SectionEdge<Content: View> {
  let content: Content
}

extension SectionEdge: TransparentContainer, ListStructure {
  static func makeViewNode(
    _ view: Self,
    in context: ViewContext,
    parent: ViewNode?
  ) -> ViewNode {
    Content.make(view.content, in: context.rows == nil ? context : context.row, parent: parent)
  }
}
