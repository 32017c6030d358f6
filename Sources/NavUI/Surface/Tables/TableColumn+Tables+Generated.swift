// Made by Scripts/generate from Scripts/surface/Tables.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

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
  /// Creates a column of texts.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - value: The property that a row shows.
  public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(titleKey) { Text($0[keyPath: value]) }
  }

  /// Creates a column of texts.
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

  /// Creates a sortable column of texts.
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
  ///   - ideal: The width at first.
  ///   - max: The largest width.
  /// - Returns: The column.
  public nonisolated func width(
    min: CGFloat? = nil,
    ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) -> TableColumn { self }
}
