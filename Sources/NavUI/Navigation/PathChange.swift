/// The difference between a path's current value and the value that was last read.
package struct PathChange: Hashable, Sendable {
  /// The number of equal values at the start of both paths.
  package var prefix: Int
  /// The number of equal values at the end of both paths, excluding the prefix.
  package var suffix: Int
  /// The previous number of values.
  package var oldCount: Int
  /// The current number of values.
  package var newCount: Int
}

extension PathChange {
  /// Creates the difference between two paths by comparing their bytes first, or returns nil if the paths are equal.
  ///
  /// - Parameters:
  ///   - old: The previous values.
  ///   - new: The current values.
  /// - Complexity: O(*n*), at the speed of `memcmp` when nothing but the end has changed.
  package init?<Element: Equatable>(
    from old: UnsafeBufferPointer<Element>,
    to new: UnsafeBufferPointer<Element>
  ) {
    let shared = min(old.count, new.count)
    if Self.haveSameBytes(old, new, count: shared) {
      guard old.count != new.count else { return nil }
      self.init(prefix: shared, suffix: 0, oldCount: old.count, newCount: new.count)
      return
    }
    var prefix = 0
    while prefix < shared, old[prefix] == new[prefix] {
      prefix += 1
    }
    if prefix == old.count, prefix == new.count { return nil }
    var suffix = 0
    while suffix < shared - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
      suffix += 1
    }
    self.init(prefix: prefix, suffix: suffix, oldCount: old.count, newCount: new.count)
  }

  /// Creates the difference between two paths, or returns nil if they are equal.
  ///
  /// - Parameters:
  ///   - old: The previous values.
  ///   - new: The current values.
  package init?<Element: Equatable>(from old: [Element], to new: [Element]) {
    let change = old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in PathChange(from: old, to: new) }
    }
    guard let change else { return nil }
    self = change
  }

  private static func haveSameBytes<Element>(
    _ old: UnsafeBufferPointer<Element>,
    _ new: UnsafeBufferPointer<Element>,
    count: Int
  ) -> Bool {
    guard count > 0, let old = old.baseAddress, let new = new.baseAddress else { return true }
    let size = MemoryLayout<Element>.size
    let stride = MemoryLayout<Element>.stride
    if size == stride { return memcmp(old, new, count * stride) == 0 }
    if MemoryLayout<Element>.alignment == MemoryLayout<UInt64>.alignment {
      return haveSameWords(UnsafeRawPointer(old), new, count: count, size: size)
    }
    let oldBytes = UnsafeRawPointer(old)
    let newBytes = UnsafeRawPointer(new)
    for offset in Swift.stride(from: 0, to: count * stride, by: stride)
    where memcmp(oldBytes + offset, newBytes + offset, size) != 0 {
      return false
    }
    return true
  }

  /// Returns whether two buffers of values have equal words, apart from the padding in the last word of each value.
  private static func haveSameWords(
    _ old: UnsafeRawPointer,
    _ new: UnsafeRawPointer,
    count: Int,
    size: Int
  ) -> Bool {
    let word = MemoryLayout<UInt64>.size
    let words = size / word + 1
    let mask = UInt64(littleEndian: 1 << UInt64(8 * (size % word)) - 1)
    var difference: UInt64 = 0
    // The comparison is done column by column, which gives a loop without branches.
    for column in 0..<words {
      let columnMask = column == words - 1 ? mask : .max
      var offset = column * word
      for _ in 0..<count {
        difference |=
          (old.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            ^ new.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) & columnMask
        offset &+= words &* word
      }
    }
    return difference == 0
  }
}
