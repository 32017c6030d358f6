// Made by Scripts/generate from Scripts/surface/Tables.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension Table {
  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value> {
    self.init(values: Array(data), columns: columns(), selection: nil)
  }

  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selection.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value> {
    self.init(values: Array(data), columns: columns(), selection: .optional(selection))
  }

  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selection.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data>, Columns == TableColumns<Value> {
    self.init(values: Array(data), columns: columns(), selection: .set(selection))
  }

  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - sortOrder: The order of the elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value,
    Rows == TableForEachContent<Data>,
    Columns == TableColumns<Value>,
    Sort.Compared == Value
  { self.init(values: Array(data), columns: columns(), selection: nil) }

  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selection.
  ///   - sortOrder: The order of the elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value,
    Rows == TableForEachContent<Data>,
    Columns == TableColumns<Value>,
    Sort.Compared == Value
  { self.init(values: Array(data), columns: columns(), selection: .optional(selection)) }

  /// Creates a table with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The selection.
  ///   - sortOrder: The order of the elements.
  ///   - columns: The columns.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  )
  where
    Data.Element == Value,
    Rows == TableForEachContent<Data>,
    Columns == TableColumns<Value>,
    Sort.Compared == Value
  { self.init(values: Array(data), columns: columns(), selection: .set(selection)) }

  /// Creates a table with a row for each element, whose columns a user can hide and move.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - columnCustomization: The hidden and moved columns, which no script changes.
  ///   - columns: The columns.
  @available(iOS 17.0, *)
  @MainActor
  @preconcurrency
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value, Rows == TableForEachContent<Data> {
    self.init(values: Array(data), columns: columns(), selection: nil)
  }
}

extension Table
where Rows: TableRowContent, Rows.TableRowValue == Value, Columns == TableColumns<Value> {
  /// Creates a table from rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' elements.
  ///   - columns: The columns.
  ///   - rows: The rows.
  @MainActor
  @preconcurrency
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(values: rows().rowValues, columns: columns(), selection: nil) }

  /// Creates a table from rows, with a single selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' elements.
  ///   - selection: The selection.
  ///   - columns: The columns.
  ///   - rows: The rows.
  @MainActor
  @preconcurrency
  public init(
    of valueType: Value.Type,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(values: rows().rowValues, columns: columns(), selection: .optional(selection)) }

  /// Creates a table from rows, with a multiple selection.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' elements.
  ///   - selection: The selection.
  ///   - columns: The columns.
  ///   - rows: The rows.
  @MainActor
  @preconcurrency
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(values: rows().rowValues, columns: columns(), selection: .set(selection)) }

  /// Creates a table from sortable rows.
  ///
  /// - Parameters:
  ///   - valueType: The type of the rows' elements.
  ///   - sortOrder: The order of the rows.
  ///   - columns: The columns.
  ///   - rows: The rows.
  @MainActor
  @preconcurrency
  public init<Sort: SortComparator>(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(values: rows().rowValues, columns: columns(), selection: nil)
  }
}
