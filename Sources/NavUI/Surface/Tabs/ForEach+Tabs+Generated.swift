// Made by Scripts/generate from Scripts/surface/Tabs.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

@available(iOS 18.0, *)
extension ForEach where Content: TabContent {
  /// Creates a tab for each of the elements, which are identified by their `id`.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: Makes the tab of an element.
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
  ///   - content: Makes the tab of an element.
  public nonisolated init<V: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == V { self.init(data: data, content: content, id: id) }

  /// Creates a tab for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range, which should not change.
  ///   - content: Makes the tab of a number.
  public nonisolated init<V: Hashable>(
    _ data: Range<Int>,
    @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int, Content.TabValue == V {
    self.init(data: data, content: content, id: \.[offsetFrom: data.lowerBound])
  }
}
