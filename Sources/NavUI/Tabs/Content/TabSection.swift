/// Tabs that belong together; a bar shows them one after the other, without the header (TV-29).
@available(iOS 18.0, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

@available(iOS 18.0, *)
extension TabSection: TabContent
where
  Header: View,
  Content: TabContent,
  Footer: View,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = SelectionValue
}

@available(iOS 18.0, *)
extension TabSection: PrimitiveTabContent
where
  Header: View,
  Content: TabContent,
  Footer: View,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  package var tabViews: some View { TabViewList(content: content) }
}

@available(iOS 18.0, *)
extension TabSection
where
  Header: View,
  Content: TabContent,
  Footer == EmptyView,
  SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// Creates a section with a header.
  ///
  /// - Parameters:
  ///   - content: The tabs.
  ///   - header: The header.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Creates a section without a header.
  ///
  /// - Parameter content: The tabs.
  public nonisolated init(
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == EmptyView {
    self.init(content: content, header: { EmptyView() })
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The tabs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(content: content, header: { Text(titleKey) })
  }

  /// Creates a section with a title as its header.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The tabs.
  @_disfavoredOverload
  public nonisolated init<Title: StringProtocol>(
    _ title: Title,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(content: content, header: { Text(title) })
  }
}
