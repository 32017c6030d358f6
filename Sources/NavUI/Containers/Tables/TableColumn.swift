/// A column of a table.
@available(iOS 16.0, *)
public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View> {
  let label: Label
  let content: (RowValue) -> Content
}

extension TableColumn where Label == Text, Sort == Never {
  /// Creates a column.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - content: The content of a row.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    label = Text(titleKey)
    self.content = content
  }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - content: The content of a row.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    label = Text(title)
    self.content = content
  }
}

extension TableColumn where Label == Text, Content == Text, Sort == Never {
  /// Creates a column that shows text.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The property that a row shows.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// Creates a column that shows text.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - value: The property that a row shows.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(title) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text, Sort == KeyPathComparator<RowValue> {
  /// Creates a sortable column.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The property that rows are sorted by.
  ///   - content: The content of a row.
  public nonisolated init<V: Comparable>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    label = Text(titleKey)
    self.content = content
  }

  /// Creates a sortable column that shows text.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The property that a row shows.
  @_disfavoredOverload
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
  where Content == Text {
    label = Text(titleKey)
    content = { Text($0[keyPath: value]) }
  }
}

extension TableColumn {
  /// Sets the width of the column, which has no effect here.
  ///
  /// - Parameter width: The width.
  /// - Returns: The column.
  public nonisolated func width(_ width: CGFloat? = nil) -> TableColumn { self }

  /// Sets the possible widths of the column, which has no effect here.
  ///
  /// - Parameters:
  ///   - min: The smallest width.
  ///   - ideal: The initial width.
  ///   - max: The largest width.
  /// - Returns: The column.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn { self }
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
