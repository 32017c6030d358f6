/// A group of rows of a table.
@available(iOS 16.0, *)
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the rows' elements.
  associatedtype TableRowValue: Identifiable
  /// The elements that the rows show.
  var rowValues: [TableRowValue] { get }
}

/// A row of a table.
@available(iOS 16.0, *)
public struct TableRow<Value: Identifiable> {
  let value: Value

  /// Creates a row for a value.
  ///
  /// - Parameter value: The element.
  public nonisolated init(_ value: Value) {
    self.value = value
  }
}

@available(iOS 16.0, *)
extension TableRow: TableRowContent {
  /// An array that contains only the row's element.
  public var rowValues: [Value] { [value] }
}

@available(iOS 16.0, *)
extension TableRowContent {
  /// Adds a context menu to the row, although scripts cannot open the menu.
  ///
  /// - Parameter menuItems: The items.
  /// - Returns: The row.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }

  /// Makes the row draggable, although scripts cannot drag it.
  ///
  /// - Parameter payload: The dragged value.
  /// - Returns: The row.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> Self { self }

  /// Adds a context menu with a preview to the row, although scripts cannot open the menu.
  ///
  /// - Parameters:
  ///   - menuItems: The items.
  ///   - preview: The preview.
  /// - Returns: The row.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> Self { self }

  /// Sets the content to drag from the row, although scripts cannot drag it.
  ///
  /// - Parameter action: A closure that returns the provider of the content.
  /// - Returns: The row.
  public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> Self { self }

  /// Accepts an action for when a pointer enters or leaves the row, which never happens in NavLab.
  ///
  /// - Parameter action: A closure called with whether the pointer is over the row.
  /// - Returns: The row.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}

@available(iOS 16.0, *)
extension ForEach where Content: TableRowContent {
  /// Accepts drops between the rows of a table, although scripts cannot drop anything there.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the accepted values.
  ///   - action: A closure called with the position and the values.
  /// - Returns: The rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (Int, [T]) -> Void
  ) -> Self { self }

  /// Accepts drops between the rows of a table, although scripts cannot drop anything there.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The accepted types.
  ///   - action: A closure called with the position and the values.
  /// - Returns: The rows.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

/// A list of several rows, in order.
@available(iOS 16.0, *)
public struct TableRows<Value: Identifiable>: TableRowContent {
  /// The elements that the rows show.
  public let rowValues: [Value]
}

@available(iOS 16.0, *)
extension ForEach: TableRowContent where Content: TableRowContent {
  /// The elements that the rows show.
  public var rowValues: [Content.TableRowValue] { data.flatMap { content($0).rowValues } }

  /// Creates a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: A closure that returns the row of an element.
  @_disfavoredOverload
  public nonisolated init(
    _ data: Data,
    @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TableRowValue == Data.Element {
    self.data = data
    self.content = content
    id = \.id
  }

  /// Creates a row for each element, with the element as the row's value.
  ///
  /// - Parameter data: The elements.
  public nonisolated init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.data = data
    content = { TableRow($0) }
    id = \.id
  }
}

/// A result builder that creates a table's rows from a closure.
@available(iOS 16.0, *)
@resultBuilder
@MainActor
public struct TableRowBuilder<Value: Identifiable> {
  /// Returns a group of rows unchanged.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Returns the only group of rows in a closure unchanged.
  public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// Combines several groups of rows into a list.
  public static func buildBlock<First: TableRowContent, each Content: TableRowContent>(
    _ first: First,
    _ content: repeat each Content
  ) -> TableRows<Value> where First.TableRowValue == Value {
    var values = first.rowValues
    for part in repeat each content {
      values += (part.rowValues as? [Value]) ?? []
    }
    return TableRows(rowValues: values)
  }

  /// Returns the optional rows, or an empty list if they are nil.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TableRows<Value>
  where Content.TableRowValue == Value {
    TableRows(rowValues: content?.rowValues ?? [])
  }

  /// Returns the rows of the first branch.
  public static func buildEither<Content: TableRowContent>(first: Content) -> TableRows<Value>
  where Content.TableRowValue == Value { TableRows(rowValues: first.rowValues) }

  /// Returns the rows of the second branch.
  public static func buildEither<Content: TableRowContent>(second: Content) -> TableRows<Value>
  where Content.TableRowValue == Value { TableRows(rowValues: second.rowValues) }
}
