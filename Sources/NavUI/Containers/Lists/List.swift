/// A view that arranges rows in a column and builds only the visible rows and those nearby.
public struct List<SelectionValue: Hashable, Content: View> {
  package let content: Content
  let selection: ListSelection<SelectionValue>?
}

extension List: LazyContainer {
  /// The selection of the rows, or nil if they cannot be selected.
  package var rowSelection: (any RowSelection)? { selection }

  /// A Boolean value that indicates whether a tap on a row activates all the row's buttons: always true in a list.
  package static var rowsShareTaps: Bool { true }
}
