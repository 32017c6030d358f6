/// An immutable block of consecutive items in a shared list.
@usableFromInline
final class SharedBlock<Item: SharedListItem>: Sendable {
  @usableFromInline let items: [Item]
  /// The combined marks of all items in the block.
  @usableFromInline let marks: UInt8

  /// The number of items in a block.
  @inlinable static var length: Int { 32 }

  @inlinable
  init(_ items: [Item]) {
    self.items = items
    marks = items.reduce(0) { $0 | $1.marks }
  }

  /// Returns whether this block and another certainly have the same items, because they share storage.
  @inlinable
  func isSurelyLike(_ other: SharedBlock) -> Bool {
    if self === other { return true }
    return items.withUnsafeBufferPointer { items in
      other.items.withUnsafeBufferPointer { items.baseAddress == $0.baseAddress }
    }
  }
}
