/// A column of rows, which builds only those near the visible ones.
public struct List<SelectionValue: Hashable, Content: View> {
  package let content: Content
  let selection: ListSelection<SelectionValue>?
}

extension List: LazyContainer {
  /// The selection of the rows, or nil.
  package var rowSelection: (any RowSelection)? { selection }

  /// Whether a row is tapped as a whole; always true.
  package static var rowsShareTaps: Bool { true }
}
