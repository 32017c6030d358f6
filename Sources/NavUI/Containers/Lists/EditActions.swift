/// A set of edits that a user can make to the rows of a collection.
@available(iOS 16.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The action that moves rows.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }

  /// The action that deletes rows.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  /// All the actions: moving and deleting rows.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// A view of editable rows that is created from a bound collection.
@available(iOS 16.0, *)
public struct EditableRows<Content: View> {
  let content: Content
  let onDelete: ((IndexSet) -> Void)?
  let onMove: ((IndexSet, Int) -> Void)?

  nonisolated init<Data: MutableCollection & RangeReplaceableCollection>(
    content: Content,
    actions: EditActions<Data>,
    data: Binding<Data>
  ) {
    self.content = content
    onDelete =
      actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
    onMove =
      actions.contains(.move)
      ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
  }
}

extension EditableRows: View where Content: DynamicViewContent {
  /// The rows with their editing actions.
  public var body: some View {
    content.onDelete(perform: onDelete).onMove(perform: onMove)
  }
}
