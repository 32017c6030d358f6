/// A table of rows and columns; in a compact width, it shows only the first column.
@available(iOS 16.0, *)
public struct Table<Value: Identifiable, Rows, Columns: TableColumnContent>
where Columns.TableRowValue == Value {
  let values: [Value]
  let columns: Columns
  let selection: ListSelection<Value.ID>?
}

extension Table: View {
  /// A list whose rows show the columns side by side.
  public var body: some View {
    TableRowsView(values: values, cells: columns.cells, selection: selection)
  }
}

private struct TableRowsView<Value: Identifiable>: View {
  let values: [Value]
  let cells: [(Value) -> AnyView]
  let selection: ListSelection<Value.ID>?
  @Environment(\.horizontalSizeClass) private var width

  var body: some View {
    let shown = width == .regular ? cells : Array(cells.prefix(1))
    List(content: rows(of: shown), selection: selection)
  }

  private func rows(of cells: [(Value) -> AnyView]) -> some View {
    ForEach(values) { value in
      HStack {
        ForEach(cells.indices, id: \.self) { cells[$0](value) }
      }
    }
  }
}

/// The rows of a table, one for each element in a collection.
@available(iOS 16.0, *)
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {}
