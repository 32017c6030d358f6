extension SharedList {
  /// Returns the number of equal items at the start of this list and another, without comparing shared parts.
  ///
  /// - Parameters:
  ///   - other: The other list.
  ///   - areAlike: A closure that returns whether two items are alike; it must be true for equal items.
  /// - Returns: The number of items.
  @inlinable
  package func commonStart(
    with other: SharedList,
    where areAlike: (Item, Item) -> Bool = { $0 == $1 }
  ) -> Int {
    let length = SharedBlock<Item>.length
    var block = 0
    let limit = Swift.min(count, other.count)
    while true {
      while block < blocks.count, block < other.blocks.count,
        blocks[block].isSurelyLike(other.blocks[block])
      {
        block += 1
      }
      var place = block * length
      let end = Swift.min(limit, place + length)
      while place < end, areAlike(self[place], other[place]) { place += 1 }
      guard place == end, end < limit else { return Swift.min(place, limit) }
      block += 1
    }
  }

  /// Returns the number of equal items at the end of this list and another, excluding items at the start.
  ///
  /// - Parameters:
  ///   - other: The other list.
  ///   - start: The number of items at the start to ignore.
  /// - Returns: The number of items.
  @inlinable
  package func commonEnd(with other: SharedList, besides start: Int) -> Int {
    let length = SharedBlock<Item>.length
    let limit = Swift.min(count, other.count) - start
    let isAligned = (count - other.count) % length == 0
    var common = 0
    while common < limit {
      let place = count - common - 1
      let like = other.count - common - 1
      if isAligned, place % length == length - 1, limit - common >= length,
        place / length < blocks.count, like / length < other.blocks.count,
        blocks[place / length].isSurelyLike(other.blocks[like / length])
      {
        common += length
      } else {
        guard self[place] == other[like] else { return common }
        common += 1
      }
    }
    return common
  }

  /// Returns the number of items, from the given positions, in complete blocks that both lists share.
  ///
  /// - Parameters:
  ///   - place: The place in this list.
  ///   - other: The other list.
  ///   - otherPlace: The place in the other list.
  /// - Returns: The number of items, which were not compared one by one.
  @inlinable
  package func sharedCount(from place: Int, with other: SharedList, from otherPlace: Int) -> Int {
    let length = SharedBlock<Item>.length
    guard place % length == 0, otherPlace % length == 0 else { return 0 }
    var block = place / length
    var otherBlock = otherPlace / length
    while block < blocks.count, otherBlock < other.blocks.count,
      blocks[block].isSurelyLike(other.blocks[otherBlock])
    {
      block += 1
      otherBlock += 1
    }
    return block * length - place
  }

  /// Returns whether this list and another have the same items in the block that starts at a position.
  ///
  /// - Parameters:
  ///   - other: The other list.
  ///   - place: The place of the block's first item.
  /// - Returns: Whether they do; false if no block begins there.
  @inlinable
  package func hasSameBlock(as other: SharedList, at place: Int) -> Bool {
    let length = SharedBlock<Item>.length
    let block = place / length
    guard place % length == 0, block < blocks.count, block < other.blocks.count else {
      return false
    }
    return blocks[block].isSurelyLike(other.blocks[block])
      || blocks[block].items == other.blocks[block].items
  }

  /// Returns the marks and the item count of the block that starts at a position, or nil if there is none.
  ///
  /// - Parameter place: The place of the block's first item.
  /// - Returns: The marks and the number, or nil if no block starts at the position.
  @inlinable
  package func blockMarks(at place: Int) -> (marks: UInt8, count: Int)? {
    let length = SharedBlock<Item>.length
    guard place % length == 0, place / length < blocks.count else { return nil }
    return (blocks[place / length].marks, length)
  }

  /// Returns the maximum number of items to copy when consecutive items become part of another list.
  ///
  /// - Parameter count: The number of consecutive items.
  /// - Returns: The number of items.
  @inlinable
  package static func itemsCopied(ofRun count: Int) -> Int {
    Swift.min(count, 2 * SharedBlock<Item>.length) + count / 1_024
  }
}
