// Made by Scripts/generate from Scripts/surface/Lists.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension OutlineGroup {
  /// Creates the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - content: Makes the row of an element.
  public nonisolated init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, id: \.id, children: children, content: content)
  }

  /// Creates the rows of a tree, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The property.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - content: Makes the row of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) { self.init(data: data, id: id, children: children, content: content) }

  /// Creates the rows of a tree with a single root.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - content: Makes the row of an element.
  public nonisolated init<Element: Identifiable>(
    _ root: Element,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(data: [root], id: \.id, children: children, content: content)
  }
}
