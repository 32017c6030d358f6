/// A parser for property lists in the old format, such as `{ key = value; list = (a, "b c"); }`.
package struct PropertyListParser {
  private let bytes: [UInt8]
  private var position = 0

  /// The maximum depth of nesting, a limit that prevents a hostile file from overflowing the stack.
  private static let deepest = 64

  /// Parses the text of a property list.
  ///
  /// - Parameter text: The text of the property list.
  /// - Returns: The value.
  /// - Throws: `PropertyListError` for the first place that cannot be read.
  package static func value(of text: String) throws(PropertyListError) -> PropertyList {
    var parser = PropertyListParser(bytes: Array(text.utf8))
    let value = try parser.value(depth: 0)
    try parser.end()
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private func error(_ expected: String) -> PropertyListError {
    let before = bytes[..<min(position, bytes.count)]
    let newline = UInt8(ascii: "\n")
    let start = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return PropertyListError(
      line: before.count { $0 == newline } + 1,
      column: before.count - start + 1,
      expected: expected
    )
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func end() throws(PropertyListError) {
    skipSpace()
    guard next == nil else { throw error("the end") }
  }

  private mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next {
      if byte <= 0x20 {
        position += 1
      } else if bytes[position...].starts(with: Array("//".utf8)) {
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else if bytes[position...].starts(with: Array("/*".utf8)) {
        position += 2
        while position < bytes.count, !bytes[position...].starts(with: Array("*/".utf8)) {
          position += 1
        }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
    guard depth < Self.deepest else { throw error("fewer values within one another") }
    if take("{") {
      let table = try table(depth: depth)
      guard take("}") else { throw error("'}'") }
      return .table(table)
    }
    if take("(") {
      var values: [PropertyList] = []
      while !take(")") {
        values.append(try value(depth: depth + 1))
        if take(",") { continue }
        guard take(")") else { throw error("',' or ')'") }
        break
      }
      return .list(values)
    }
    if take("<") {
      let start = position
      while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
      let data = String(decoding: bytes[start..<position], as: UTF8.self)
      guard take(">") else { throw error("'>'") }
      return .text(data)
    }
    return .text(try text())
  }

  private mutating func table(depth: Int) throws(PropertyListError) -> [String: PropertyList] {
    var values: [String: PropertyList] = [:]
    while true {
      skipSpace()
      guard let byte = next, byte != UInt8(ascii: "}") else { return values }
      let key = try text()
      // A key without a value stands for itself.
      let value = take("=") ? try value(depth: depth + 1) : .text(key)
      guard take(";") else { throw error("';'") }
      values[key] = value
    }
  }

  private mutating func text() throws(PropertyListError) -> String {
    skipSpace()
    guard let quote = next else { throw error("a value") }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while let byte = next, Self.isPlain(byte) { position += 1 }
      guard position > start else { throw error("a value") }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\") { text += escaped() } else { text.append(byte) }
    }
    guard next == quote else { throw error("the closing quote") }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape sequence, and returns the bytes that it represents.
  private mutating func escaped() -> [UInt8] {
    guard let byte = next else { return [] }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      let digits = bytes[position...].prefix(4)
      guard let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return [byte] }
      position += digits.count
      return Array(String(Character(scalar)).utf8)
    default: return [byte]
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_./$:-+@%".utf8.contains(byte)
    }
  }
}
