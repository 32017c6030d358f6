/// A part of a shared list: some neighbours, which never change.
@usableFromInline
final class SharedBlock<Item: SharedListItem>: Sendable {
  @usableFromInline let items: [Item]
  /// The marks of all items together.
  @usableFromInline let marks: UInt8

  /// The number of items in a block.
  @inlinable static var length: Int { 32 }

  @inlinable
  init(_ items: [Item]) {
    self.items = items
    marks = items.reduce(0) { $0 | $1.marks }
  }

  /// Whether two blocks are one, or have at least the same storage.
  @inlinable
  func isSurelyLike(_ other: SharedBlock) -> Bool {
    if self === other { return true }
    return items.withUnsafeBufferPointer { items in
      other.items.withUnsafeBufferPointer { items.baseAddress == $0.baseAddress }
    }
  }
}
