/// A tree of rows, with branches that open and close.
@available(iOS 14.0, *)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
}

extension OutlineGroup {
  /// Creates the rows of a tree.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - content: A closure that returns the row of an element.
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
  ///   - content: A closure that returns the row of an element.
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(data: data, id: id, children: children, content: content)
  }

  /// Creates the rows of a tree with a single root.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - content: A closure that returns the row of an element.
  public nonisolated init<Element: Identifiable>(
    _ root: Element,
    children: KeyPath<Element, [Element]?>,
    @ViewBuilder content: @escaping (Element) -> Leaf
  ) where Data == [Element], ID == Element.ID {
    self.init(data: [root], id: \.id, children: children, content: content)
  }
}

extension OutlineGroup: View {
  /// A row for each leaf, and a disclosure group for each branch.
  public var body: some View {
    ForEach(data, id: id) { element in
      if let inside = element[keyPath: children] {
        DisclosureGroup {
          AnyView(OutlineGroup(data: inside, id: id, children: children, content: content))
        } label: {
          content(element)
        }
      } else {
        content(element)
      }
    }
  }
}
