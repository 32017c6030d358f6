// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
  public nonisolated init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView { self.init(content: content, header: { EmptyView() }) }

  /// Creates a section with a text for its header.
  ///
  /// - Parameters:
  ///   - titleKey: The text.
  ///   - content: The tabs.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.init(content: content, header: { Text(titleKey) }) }

  /// Creates a section with a text for its header.
  ///
  /// - Parameters:
  ///   - title: The text.
  ///   - content: The tabs.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text { self.init(content: content, header: { Text(title) }) }
}
