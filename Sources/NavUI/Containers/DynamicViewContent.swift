/// A view whose rows come from a collection that a user can edit.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension DynamicViewContent {
  /// Lets a user delete rows, each of which gets a Delete action.
  ///
  /// - Parameter action: A closure that removes the elements at the given offsets from the data.
  /// - Returns: The views.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    RowEditing(content: self, onDelete: action, onMove: nil)
  }

  /// Lets a user move rows by dragging them.
  ///
  /// - Parameter action: A closure that moves the elements in the data.
  /// - Returns: The views.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    RowEditing(content: self, onDelete: nil, onMove: action)
  }
}
