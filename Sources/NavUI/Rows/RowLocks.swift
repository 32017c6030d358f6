/// The rows that a user can neither delete, move nor select, collected during their description.
package struct RowLocks {
  /// An edit that a user can make to a row, or its selection.
  package enum Edit {
    /// The row is deleted.
    case deletion
    /// The row is moved.
    case moving
    /// The row is selected.
    case selection
  }

  /// The edits that are locked for everything that is being described.
  package var around: Set<Edit> = []
  private var elements: [Edit: Set<Int>] = [:]

  /// Locks an edit of the rows that elements belong to.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - ids: The elements.
  package mutating func lock(_ edit: Edit, of ids: some Sequence<Int>) {
    elements[edit, default: []].formUnion(ids)
  }

  /// Returns whether an edit of a row is locked.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - ids: The elements of the row.
  /// - Returns: Whether it is locked around the row or in it.
  package func isLocked(_ edit: Edit, of ids: some Sequence<Int>) -> Bool {
    if around.contains(edit) { return true }
    guard let locked = elements[edit] else { return false }
    return ids.contains { locked.contains($0) }
  }
}
