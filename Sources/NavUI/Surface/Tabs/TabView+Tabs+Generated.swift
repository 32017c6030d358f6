// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension TabView where Content: View {
  /// Creates a tab view with a bound selection (TV-01).
  ///
  /// - Parameters:
  ///   - selection: The tag of the selected tab.
  ///   - content: The tabs, each a view with a `tabItem` and a `tag`.
  public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int, Content: View {
  /// Creates a tab view with a private selection.
  ///
  /// - Parameter content: The tabs, each a view with a `tabItem`.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

@available(iOS 18.0, *)
extension TabView {
  /// Creates a tab view with a bound selection (TV-01, TV-03).
  ///
  /// - Parameters:
  ///   - selection: The value of the selected tab.
  ///   - content: The tabs, each with a value.
  public nonisolated init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(content: content())
  }

  /// Creates a tab view with a private selection (TV-44).
  ///
  /// - Parameter content: The tabs, none with a value.
  public nonisolated init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    selection = nil
    self.content = TabContentBuilder<Never>.Content(content: content())
  }
}
