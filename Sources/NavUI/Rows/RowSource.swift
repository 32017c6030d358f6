/// A node that creates the rows of a lazy container.
@MainActor
package protocol RowSource: ViewNode {
  /// Builds the requested rows, and removes the others.
  ///
  /// - Parameter cursor: The index of the first row; afterwards, the index after the last one.
  func layOut(at cursor: inout RowCursor)

  /// Returns the place of a row among all rows of the container.
  ///
  /// - Parameter id: The identity of the row.
  /// - Returns: The place, or nil if no row has the id.
  /// - Complexity: O(*n*), because ids are not stored.
  func position(of id: AnyHashable) -> Int?

  /// Whether a built element is more than one row.
  var hasRowsInRows: Bool { get }

  /// The identity of the first row that is built.
  var firstID: AnyHashable? { get }

  /// Returns the identity of a built row.
  ///
  /// - Parameter row: The node of the row.
  /// - Returns: The id, or nil if the node is not one of the rows.
  func id(of row: ViewNode) -> AnyHashable?
}

/// The position in a lazy container's rows during their layout.
package struct RowCursor: Hashable, Sendable {
  /// The indices of the rows to build.
  package let wanted: Range<Int>
  /// The index of the next row.
  package var position = 0

  package init(wanted: Range<Int>, position: Int = 0) {
    self.wanted = wanted
    self.position = position
  }
}
