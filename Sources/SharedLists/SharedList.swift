/// A list whose changed copies share all unchanged blocks of items.
///
/// The items are in blocks of 32. A change copies only the affected block and the list of blocks; all other blocks are
/// shared. Two lists that share a block know that it is the same in both without reading it.
@usableFromInline
package struct SharedList<Item: SharedListItem>: Sendable {
  /// The full blocks, which contain all items except the last few.
  @usableFromInline var blocks: [SharedBlock<Item>]
  /// The items after the last block: at least one unless the list is empty.
  @usableFromInline var tail: [Item]
  /// The combined marks of the tail, stored for fast access.
  @usableFromInline var tailMarks: UInt8

  /// Creates an empty list.
  @inlinable
  package init() {
    blocks = []
    tail = []
    tailMarks = 0
  }

  /// Creates a list of items.
  ///
  /// - Parameter items: The items in their order.
  @inlinable
  package init(_ items: some Sequence<Item>) {
    self.init(Array(items))
  }

  /// Creates a list of the items in an array.
  ///
  /// - Parameter items: The items in their order.
  @inlinable
  package init(_ items: [Item]) {
    self.init()
    if items.count > SharedBlock<Item>.length {
      append(contentsOf: items)
    } else {
      setTail(items)
    }
  }

  /// The combined marks of all items.
  @inlinable package var marks: UInt8 {
    var marks = tailMarks
    for block in blocks { marks |= block.marks }
    return marks
  }
}

extension SharedList: ExpressibleByArrayLiteral {
  /// Creates a list from an array literal.
  @inlinable
  package init(arrayLiteral elements: Item...) {
    self.init(elements)
  }
}

extension SharedList: RandomAccessCollection, MutableCollection {
  @inlinable package var startIndex: Int { 0 }

  @inlinable package var endIndex: Int { blocks.count * SharedBlock<Item>.length + tail.count }

  @inlinable package subscript(position: Int) -> Item {
    get {
      let block = position / SharedBlock<Item>.length
      let place = position % SharedBlock<Item>.length
      return block < blocks.count
        ? blocks[block].items[place] : tail[position - blocks.count * SharedBlock<Item>.length]
    }
    set {
      let block = position / SharedBlock<Item>.length
      guard block < blocks.count else {
        tail[position - blocks.count * SharedBlock<Item>.length] = newValue
        noteTail()
        return
      }
      var items = blocks[block].items
      items[position % SharedBlock<Item>.length] = newValue
      blocks[block] = SharedBlock(items)
    }
  }

  /// Returns an iterator over the items, in order.
  @inlinable
  package func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator over the items of a shared list.
  @usableFromInline
  package struct Iterator: IteratorProtocol {
    @usableFromInline let list: SharedList
    @usableFromInline var items: [Item]
    @usableFromInline var block = 0
    @usableFromInline var place = 0

    @inlinable
    init(_ list: SharedList) {
      self.list = list
      items = list.blocks.first?.items ?? list.tail
    }

    /// Returns the next item, or nil after the last one.
    @inlinable
    package mutating func next() -> Item? {
      if place == items.count {
        guard block < list.blocks.count else { return nil }
        block += 1
        items = block < list.blocks.count ? list.blocks[block].items : list.tail
        place = 0
      }
      guard place < items.count else { return nil }
      defer { place += 1 }
      return items[place]
    }
  }
}

extension SharedList: Hashable {
  /// Returns whether two lists have the same items, without comparing shared parts.
  @inlinable
  package static func == (one: SharedList, other: SharedList) -> Bool {
    guard one.count == other.count else { return false }
    for (block, like) in zip(one.blocks, other.blocks) where !block.isSurelyLike(like) {
      guard block.items == like.items else { return false }
    }
    return one.tail == other.tail
  }

  /// Adds all items to a hash value.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for item in self { hasher.combine(item) }
  }
}

extension SharedList: CustomStringConvertible {
  /// A description of the list as an array of its items.
  @inlinable package var description: String { "\(Array(self))" }
}
