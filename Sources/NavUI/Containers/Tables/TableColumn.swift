/// A column of a table.
@available(iOS 16.0, *)
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
}

/// The columns of a table.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue> {
  /// The type of the rows' elements.
  associatedtype TableRowValue: Identifiable
  /// The contents of the columns for a row.
  var cells: [(TableRowValue) -> AnyView] { get }
}

extension TableColumn: TableColumnContent {
  /// The content of the column for a row.
  public var cells: [(RowValue) -> AnyView] {
    let content = content
    return [{ AnyView(content($0)) }]
  }
}

/// Several columns, side by side.
@available(iOS 16.0, *)
public struct TableColumns<RowValue: Identifiable>: TableColumnContent {
  /// The contents of the columns for a row.
  public let cells: [(RowValue) -> AnyView]
}

/// A builder of a table's columns from a closure.
@available(iOS 16.0, *)
@resultBuilder
@MainActor
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Passes on a column.
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumns<RowValue> {
    TableColumns(cells: column.cells)
  }

  /// Passes on a sortable column.
  @_disfavoredOverload
  public static func buildExpression<Content, Label>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumns<RowValue> where Sort: SortComparator {
    TableColumns(cells: column.cells)
  }

  /// Passes on columns of another kind.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(
    _ column: Column
  ) -> TableColumns<RowValue> where Column.TableRowValue == RowValue {
    TableColumns(cells: column.cells)
  }

  /// Builds several columns.
  public static func buildBlock(_ columns: TableColumns<RowValue>...) -> TableColumns<RowValue> {
    TableColumns(cells: columns.flatMap(\.cells))
  }

  /// Passes on optional columns.
  public static func buildIf(_ columns: TableColumns<RowValue>?) -> TableColumns<RowValue> {
    columns ?? TableColumns(cells: [])
  }
}
