/// A node that creates the rows of a lazy container.
@MainActor
package protocol RowSource: ViewNode {
  /// Builds the requested rows and removes all others.
  ///
  /// - Parameter cursor: The index of the first row; afterwards, the index after the last one.
  func layOut(at cursor: inout RowCursor)

  /// Returns the position of a row among all rows of the container, or nil if there is no such row.
  ///
  /// - Parameter id: The identity of the row.
  /// - Returns: The position, or nil if no row has the id.
  /// - Complexity: O(*n*), because ids are not stored.
  func position(of id: AnyHashable) -> Int?

  /// A Boolean value that indicates whether an element of the collection produces several rows.
  var hasRowsInRows: Bool { get }

  /// The id of the first row that is built, or nil if no row is built.
  var firstID: AnyHashable? { get }

  /// Returns the id of a built row, or nil if the source has not built the row.
  ///
  /// - Parameter row: The node of the row.
  /// - Returns: The id, or nil if the node is not one of the rows.
  func id(of row: ViewNode) -> AnyHashable?
}

/// A position in the rows of a lazy container during their layout.
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
