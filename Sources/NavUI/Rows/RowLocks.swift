/// The locks that prevent users from deleting, moving or selecting rows, collected while a description is built.
package struct RowLocks {
  /// An edit of a row by a user, or the selection of the row.
  package enum Edit {
    /// The deletion of the row.
    case deletion
    /// The movement of the row to another position.
    case moving
    /// The selection of the row.
    case selection
  }

  /// The edits that are locked for all the content being described.
  package var around: Set<Edit> = []
  private var elements: [Edit: Set<Int>] = [:]

  /// Locks an edit of the rows that contain the given elements.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - ids: The elements.
  package mutating func lock(_ edit: Edit, of ids: some Sequence<Int>) {
    elements[edit, default: []].formUnion(ids)
  }

  /// Returns whether an edit of the row with the given elements is locked.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - ids: The elements of the row.
  /// - Returns: Whether the edit is locked around the row or in it.
  package func isLocked(_ edit: Edit, of ids: some Sequence<Int>) -> Bool {
    if around.contains(edit) { return true }
    guard let locked = elements[edit] else { return false }
    return ids.contains { locked.contains($0) }
  }
}
