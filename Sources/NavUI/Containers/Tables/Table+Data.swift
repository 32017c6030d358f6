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
  {
    self.init(values: Array(data), columns: columns(), selection: nil)
  }

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
  {
    self.init(values: Array(data), columns: columns(), selection: .optional(selection))
  }

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
  {
    self.init(values: Array(data), columns: columns(), selection: .set(selection))
  }
}
