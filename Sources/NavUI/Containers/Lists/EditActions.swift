/// The edits that a user can make to the rows of a collection.
@available(iOS 16.0, *)
public struct EditActions<Data>: OptionSet, Sendable {
  /// The actions as a number.
  public let rawValue: Int

  /// Creates actions from a number.
  ///
  /// - Parameter rawValue: The number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }

  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }

  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The rows of a bound collection, which a user can edit.
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
  /// The rows with their actions.
  public var body: some View {
    content.onDelete(perform: onDelete).onMove(perform: onMove)
  }
}
