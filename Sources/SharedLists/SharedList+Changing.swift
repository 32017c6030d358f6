extension SharedList {
  /// Appends an item to the end of the list.
  ///
  /// - Parameter item: The item.
  @inlinable
  package mutating func append(_ item: Item) {
    if tail.count == SharedBlock<Item>.length { closeTail() }
    tail.append(item)
    tailMarks |= item.marks
  }

  /// Appends items to the end of the list.
  ///
  /// - Parameter items: The items.
  @inlinable
  package mutating func append(contentsOf items: some Sequence<Item>) {
    for item in items { append(item) }
  }

  /// Appends items to the end of a list.
  ///
  /// - Parameters:
  ///   - list: The list.
  ///   - items: The items.
  @inlinable
  package static func += (list: inout SharedList, items: some Sequence<Item>) {
    list.append(contentsOf: items)
  }

  /// Appends consecutive items of another list, sharing complete blocks where possible.
  ///
  /// - Parameters:
  ///   - range: The range of the items in the other list.
  ///   - list: The other list.
  @inlinable
  package mutating func append(_ range: Range<Int>, of list: SharedList) {
    let length = SharedBlock<Item>.length
    if isEmpty, range.lowerBound == 0 {
      self = list
      keepFirst(range.upperBound)
      return
    }
    var next = range.lowerBound
    while next < range.upperBound {
      let block = next / length
      if next % length == 0, tail.count % length == 0, block < list.blocks.count,
        next + length <= range.upperBound
      {
        if !tail.isEmpty { closeTail() }
        // The last items are always in the tail.
        if next + length == range.upperBound {
          setTail(list.blocks[block].items)
        } else {
          blocks.append(list.blocks[block])
        }
        next += length
      } else {
        append(list[next])
        next += 1
      }
    }
    restoreTail()
  }

  /// Removes all items except the given number of items at the start.
  ///
  /// - Parameter count: The number of items to keep.
  @inlinable
  package mutating func keepFirst(_ count: Int) {
    let length = SharedBlock<Item>.length
    guard count < self.count else { return }
    if count > blocks.count * length {
      tail.removeLast(self.count - count)
      noteTail()
      return
    }
    let kept = count / length
    let rest = count % length
    if rest > 0 {
      setTail(Array(blocks[kept].items[..<rest]))
      blocks.removeSubrange(kept...)
    } else {
      setTail([])
      blocks.removeSubrange(kept...)
      restoreTail()
    }
  }

  /// Inserts an item at a position.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - place: The position of the new item.
  @inlinable
  package mutating func insert(_ item: Item, at place: Int) {
    insert(contentsOf: CollectionOfOne(item), at: place)
  }

  /// Inserts items at a position.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - place: The position of the first new item.
  @inlinable
  package mutating func insert(contentsOf items: some Sequence<Item>, at place: Int) {
    let old = self
    keepFirst(place)
    append(contentsOf: items)
    append(place..<old.count, of: old)
  }

  /// Removes and returns the item at a position.
  ///
  /// - Parameter place: The position of the item.
  /// - Returns: The item.
  @inlinable
  @discardableResult
  package mutating func remove(at place: Int) -> Item {
    let old = self
    keepFirst(place)
    append(place + 1..<old.count, of: old)
    return old[place]
  }

  /// Removes the items that satisfy a predicate.
  ///
  /// - Parameter isUnwanted: A closure that returns whether to remove an item.
  @inlinable
  package mutating func removeAll(where isUnwanted: (Item) -> Bool) {
    guard let first = firstIndex(where: isUnwanted) else { return }
    let old = self
    keepFirst(first)
    for place in first + 1..<old.count where !isUnwanted(old[place]) { append(old[place]) }
  }

  /// Converts the tail into a block, after which another item must be appended.
  @inlinable
  mutating func closeTail() {
    blocks.append(SharedBlock(tail))
    setTail([])
  }

  /// Converts the last block into the tail if the tail is empty.
  @inlinable
  mutating func restoreTail() {
    guard tail.isEmpty, let last = blocks.popLast() else { return }
    setTail(last.items)
  }

  /// Replaces the items in the tail.
  @inlinable
  mutating func setTail(_ items: [Item]) {
    tail = items
    noteTail()
  }

  /// Recomputes the combined marks of the tail.
  @inlinable
  mutating func noteTail() {
    var marks: UInt8 = 0
    for item in tail { marks |= item.marks }
    tailMarks = marks
  }
}
