/// A column of a table.
@available(iOS 16.0, *)
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
}

/// A group of columns of a table.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the rows' elements.
  associatedtype TableRowValue: Identifiable
  /// The closures, one for each column, that return the column's content for a row.
  var cells: [(TableRowValue) -> AnyView] { get }
}

extension TableColumn: TableColumnContent {
  /// An array that contains only the closure that returns the column's content for a row.
  public var cells: [(RowValue) -> AnyView] {
    let content = content
    return [{ AnyView(content($0)) }]
  }
}

/// A list of columns.
@available(iOS 16.0, *)
public struct TableColumns<RowValue: Identifiable>: TableColumnContent {
  /// The closures, one for each column, that return the column's content for a row.
  public let cells: [(RowValue) -> AnyView]
}

/// A result builder that creates a table's columns from a closure.
@available(iOS 16.0, *)
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Returns a list of one column, which cannot be sorted.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumns<RowValue> {
    TableColumns(cells: column.cells)
  }

  /// Returns a list of one sortable column.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumns<RowValue> where Sort: SortComparator {
    TableColumns(cells: column.cells)
  }

  /// Returns a list of the columns in a group of columns.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TableColumns<RowValue> where Column.TableRowValue == RowValue {
    TableColumns(cells: column.cells)
  }

  /// Combines several columns into a list.
  public static func buildBlock(_ columns: TableColumns<RowValue>...) -> TableColumns<RowValue> {
    TableColumns(cells: columns.flatMap(\.cells))
  }

  /// Returns the optional columns, or an empty list if they are nil.
  public static func buildIf(_ columns: TableColumns<RowValue>?) -> TableColumns<RowValue> {
    columns ?? TableColumns(cells: [])
  }
}
