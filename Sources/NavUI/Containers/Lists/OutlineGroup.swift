/// A tree of rows whose branches can be expanded and collapsed.
@available(iOS 14.0, *)
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let data: Data
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let content: (Data.Element) -> Leaf
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
