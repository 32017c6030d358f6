/// A group of views with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header.
  ///   - footer: The footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - footer: The footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header.
  public nonisolated init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header.
  ///
  /// - Parameter content: The views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The views.
  @available(iOS 15.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The views.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// The header, the content and the footer, in order.
  public var body: some View {
    SectionEdge(content: header)
    content
    SectionEdge(content: footer)
  }
}

/// A header or footer, which is not a row that a list can select.
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
