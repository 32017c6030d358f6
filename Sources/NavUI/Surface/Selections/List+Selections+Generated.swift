// Made by Scripts/generate from Scripts/surface/Selections.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

extension List {
  /// Creates a list from the given rows.
  ///
  /// - Parameters:
  ///   - selection: The row that is selected.
  ///   - content: The rows.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = .required(selection)
  }

  /// Creates a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.content = ForEach(data, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list with a row for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.content = ForEach(data, id: id, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of a number.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.content = ForEach(data, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list with a row for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = ForEach(data, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The property.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = ForEach(data, id: id, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list whose rows a user can move and delete.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - editActions: The edits that a user can make.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 16.0, *)
  @_disfavoredOverload
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    RowContent: View
  >(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue>,
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
    self.selection = .required(selection)
  }

  /// Creates a list from a tree, with branches that open and close.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.content = OutlineGroup(data, children: children, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list from a tree, with branches that open and close.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The property by which elements are told apart.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - selection: The row that is selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 17.0, *)
  @_disfavoredOverload
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.content = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.selection = .required(selection)
  }

  /// Creates a list from the given rows.
  ///
  /// - Parameters:
  ///   - selection: The row that is selected, if any.
  ///   - content: The rows.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  {
    self.content = content()
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.content = ForEach(data, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list with a row for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.content = ForEach(data, id: id, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of a number.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.content = ForEach(data, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list with a row for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 15.0, *)
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = ForEach(data, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The property.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 15.0, *)
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = ForEach(data, id: id, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list from a tree, with branches that open and close.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 14.0, *)
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.content = OutlineGroup(data, children: children, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list from a tree, with branches that open and close.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The property by which elements are told apart.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - selection: The row that is selected, if any.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 14.0, *)
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.content = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.selection = selection.map { .optional($0) }
  }

  /// Creates a list from the given rows.
  ///
  /// - Parameters:
  ///   - selection: The rows that are selected.
  ///   - content: The rows.
  public nonisolated init(
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list with a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.content = ForEach(data, content: rowContent)
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list with a row for each element, identified by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of an element.
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.content = ForEach(data, id: id, content: rowContent)
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list with a row for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The range.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of a number.
  public nonisolated init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.content = ForEach(data, content: rowContent)
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list with a row for each element of a bound collection.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 15.0, *)
  public nonisolated init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data.Element: Identifiable,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = ForEach(data, content: rowContent)
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list with a row for each element of a bound collection, identified by a property.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The property.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 15.0, *)
  public nonisolated init<
    Data: MutableCollection & RandomAccessCollection,
    ID: Hashable,
    RowContent: View
  >(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Indices: RandomAccessCollection,
    Data.Index: Hashable
  {
    self.content = ForEach(data, id: id, content: rowContent)
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list from a tree, with branches that open and close.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 14.0, *)
  public nonisolated init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.content = OutlineGroup(data, children: children, content: rowContent)
    self.selection = selection.map { .set($0) }
  }

  /// Creates a list from a tree, with branches that open and close.
  ///
  /// - Parameters:
  ///   - data: The elements at the top.
  ///   - id: The property by which elements are told apart.
  ///   - children: The elements below an element, or nil for a leaf.
  ///   - selection: The rows that are selected.
  ///   - rowContent: Makes the row of an element.
  @available(iOS 14.0, *)
  public nonisolated init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineGroup<Data, ID, RowContent> {
    self.content = OutlineGroup(data, id: id, children: children, content: rowContent)
    self.selection = selection.map { .set($0) }
  }
}
