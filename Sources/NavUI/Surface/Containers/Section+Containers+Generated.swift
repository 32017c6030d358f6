// Made by Scripts/generate from Scripts/surface/Containers.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with views for its header and footer.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - footer: The footer.
  ///   - content: The content of the section.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the content first")
  @_disfavoredOverload
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }

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

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a view for its header.
  ///
  /// - Parameters:
  ///   - header: The header.
  ///   - content: The content of the section.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the content first")
  @_disfavoredOverload
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }

  /// Creates a section whose content is visible while it is expanded.
  ///
  /// - Parameters:
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content of the section.
  ///   - header: The header.
  @available(iOS 17.0, *)
  public nonisolated init<C: View>(
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C,
    @ViewBuilder header: () -> Parent
  ) where Content == C? {
    self.init(
      content: { isExpanded.wrappedValue ? content() : nil },
      header: header,
      footer: { EmptyView() }
    )
  }

  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - header: The header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a view for its footer.
  ///
  /// - Parameters:
  ///   - footer: The footer.
  ///   - content: The content of the section.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, message: "pass the content first")
  @_disfavoredOverload
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }

  /// Creates a section with a footer.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - footer: The footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title, whose content is visible while it is expanded.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content of the section.
  @available(iOS 17.0, *)
  public nonisolated init<C: View>(
    _ titleKey: LocalizedStringKey,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title, whose content is visible while it is expanded.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isExpanded: Whether the content is shown.
  ///   - content: The content of the section.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<C: View, S: StringProtocol>(
    _ title: S,
    isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> C
  ) where Content == C? {
    self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
  }

  /// Creates a section with a text for its header.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The views.
  @available(iOS 15.0, *)
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(titleKey) }, footer: { EmptyView() })
  }

  /// Creates a section with a text for its header.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The views.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @ViewBuilder content: () -> Content
  ) { self.init(content: content, header: { Text(title) }, footer: { EmptyView() }) }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header.
  ///
  /// - Parameter content: The views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}
