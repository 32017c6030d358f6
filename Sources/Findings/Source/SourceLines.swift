/// The lines of a source file, which map byte offsets to lines and columns.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The numbers of characters before each block of bytes, which speed up the search for columns in long lines.
  private let counts: [Int]
  private static let blockSize = 512

  /// Creates the lines of a file from its bytes.
  ///
  /// A line ends with a line feed, a carriage return, or both.
  ///
  /// - Parameter bytes: The file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isReturn = bytes[index] == UInt8(ascii: "\r")
        guard isReturn || bytes[index] == UInt8(ascii: "\n") else { continue }
        let next = index + 1
        if isReturn && next < bytes.count && bytes[next] == UInt8(ascii: "\n") { continue }
        starts.append(next)
      }
    }
    self.starts = starts
    var counts = [0]
    for start in stride(from: Self.blockSize, through: bytes.count, by: Self.blockSize) {
      let block = bytes[start - Self.blockSize..<start]
      counts.append(counts[counts.count - 1] + Self.characterCount(block))
    }
    self.counts = counts
  }

  private static func characterCount(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count { $0 & 0xC0 != 0x80 }
  }

  /// Returns the number of characters that start before a byte of the file.
  private func characterCount(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return counts[block] + Self.characterCount(bytes[block * Self.blockSize..<offset])
  }

  /// The number of lines, which is one for an empty file.
  package var count: Int { starts.count }

  /// Returns the position of a byte.
  ///
  /// - Parameter offset: The number of bytes before the place; a number that is too large means the end.
  /// - Returns: The place.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = characterCount(before: offset) - characterCount(before: starts[low])
    return SourcePosition(line: low + 1, column: column + 1, offset: offset)
  }

  /// Returns the text of a line without its line terminator, or nil if there is no such line.
  ///
  /// - Parameter line: The line, from 1.
  /// - Returns: The text, or nil if there is no such line.
  package func text(ofLine line: Int) -> String? {
    guard starts.indices.contains(line - 1) else { return nil }
    let end = line < starts.count ? starts[line] : bytes.count
    let text = bytes[starts[line - 1]..<end]
    return String(decoding: text.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
  }
}
