extension List {
  /// Creates a list whose rows a user can move and delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The edits that a user can make.
  ///   - selection: The selected row, if any.
  ///   - rowContent: A closure that returns the row of an element.
  @available(iOS 16.0, *)
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == EditableRows<
      ForEach<
        LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
      >
    >,
    Data.Element: Identifiable,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = EditableRows(
      content: ForEach(data, content: rowContent),
      actions: editActions,
      data: data
    )
    self.selection = selection.map { .optional($0) }
  }
}
