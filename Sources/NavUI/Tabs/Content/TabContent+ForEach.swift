@available(iOS 18.0, *)
extension ForEach: TabContent where Content: TabContent {
  /// The type of the values by which the tabs are selected.
  public typealias TabValue = Content.TabValue
}

@available(iOS 18.0, *)
extension ForEach: PrimitiveTabContent where Content: TabContent {
  package var tabViews: some View {
    let content = content
    return ForEach<Data, ID, TabViewList<Content>>(data, id: id) {
      TabViewList(content: content($0))
    }
  }
}

@available(iOS 18.0, *)
extension ForEach where Content: TabContent {
  /// Creates a tab for each of the elements, which are identified by their `id`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that returns the tab of an element.
  public nonisolated init<V: Hashable>(
    _ data: Data,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == V {
    self.init(data: data, content: content, id: \.id)
  }

  /// Creates a tab for each of the elements, which are identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - content: A closure that returns the tab of an element.
  public nonisolated init<V: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V {
    self.init(data: data, content: content, id: id)
  }

  /// Creates a tab for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range, which should not change.
  ///   - content: A closure that returns the tab of a number.
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>,
    @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, content: content, id: \.[offsetFrom: data.lowerBound])
  }
}
