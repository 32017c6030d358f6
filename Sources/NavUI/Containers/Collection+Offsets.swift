extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets, for use in an `onDelete` action.
  ///
  /// - Parameter offsets: The offsets.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection {
  /// Moves the elements at the given offsets before another element, for use in an `onMove` action.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The index of the element before which they are moved.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let target = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: target))
  }
}
