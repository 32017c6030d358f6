/// Rows in a column.
public struct List<SelectionValue: Hashable, Content: View> {
  package let content: Content
}

extension List where SelectionValue == Never {
  /// Creates a list of the given rows.
  ///
  /// - Parameter content: The rows.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data.Element: Identifiable
  {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element, told apart by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - rowContent: Makes the row of a number.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

extension List: LazyContainer {}
