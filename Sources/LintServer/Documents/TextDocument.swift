import Findings

/// The text of a document, with conversions to and from positions in the editor's units.
struct TextDocument: Sendable {
  /// The UTF-8 bytes of the text.
  private(set) var bytes: [UInt8]
  /// The offsets at which the lines start.
  private var starts: [Int]

  /// Creates a document from the bytes of its text.
  ///
  /// - Parameter bytes: The text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    starts = Self.starts(in: bytes)
  }

  /// Replaces a range of the text, or the complete text if the range is nil.
  ///
  /// Positions outside the document are moved to its ends.
  ///
  /// - Parameters:
  ///   - range: The range, or nil for everything.
  ///   - text: The replacement.
  mutating func replace(_ range: TextRange?, with text: String) {
    guard let range else {
      self = TextDocument(Array(text.utf8))
      return
    }
    let start = offset(of: min(range.start, range.end))
    let end = offset(of: max(range.start, range.end))
    bytes.replaceSubrange(start..<end, with: text.utf8)
    starts = Self.starts(in: bytes)
  }

  /// Returns the number of bytes before a position.
  func offset(of position: TextPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = lineEnd(position.line)
    var offset = starts[position.line]
    var rest = position.character
    while offset < end {
      let (width, units) = Self.size(of: bytes[offset])
      // A place in the middle of a character means its beginning.
      guard rest >= units else { break }
      rest -= units
      offset += width
    }
    return min(offset, end)
  }

  /// Returns the position of the byte at an offset.
  func position(at offset: Int) -> TextPosition {
    let offset = min(max(0, offset), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var character = 0
    var index = starts[low]
    while index < offset {
      let (width, units) = Self.size(of: bytes[index])
      guard index + width <= offset else { break }
      index += width
      character += units
    }
    return TextPosition(line: low, character: character)
  }

  /// Returns the editor's range for a place in the source.
  func range(of place: SourcePlace) -> TextRange {
    TextRange(start: position(at: place.start.offset), end: position(at: place.end.offset))
  }

  /// Returns the leading blanks of a line.
  func indentation(ofLine line: Int) -> String {
    guard starts.indices.contains(line) else { return "" }
    let blanks = bytes[starts[line]..<lineEnd(line)].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Returns the offset of the end of a line, excluding its line terminator.
  private func lineEnd(_ line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    guard line + 1 < starts.count else { return end }
    while end > starts[line], bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// Returns the width of a character in bytes and in UTF-16 units, given its first byte.
  private static func size(of first: UInt8) -> (width: Int, units: Int) {
    switch first {
    case 0xF0...: (4, 2)
    case 0xE0...: (3, 1)
    case 0xC0...: (2, 1)
    default: (1, 1)
    }
  }

  private static func starts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let isReturn = bytes[index] == 0x0D
        guard isReturn || bytes[index] == 0x0A else { continue }
        if isReturn, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
        starts.append(index + 1)
      }
    }
    return starts
  }
}
