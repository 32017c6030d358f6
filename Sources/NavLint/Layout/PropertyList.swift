/// A property list in the old format with braces, in which Xcode stores projects.
enum PropertyList: Sendable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// Reads a list.
  ///
  /// - Parameter bytes: The file; what does not fit gives nil.
  init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// Returns the value of a key.
  subscript(key: String) -> PropertyList? { entries?[key] }

  /// The entries of a dictionary.
  var entries: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The text, if the value is one.
  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// The texts of a list.
  var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { [] }
  }
}

/// A parser of property lists.
private struct PropertyListReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The maximum nesting of lists.
  private static let depth = 64

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  mutating func value(depth: Int) -> PropertyList? {
    guard depth < Self.depth, let first = token() else { return nil }
    switch first {
    case .sign("{"): return dictionary(depth: depth)
    case .sign("("): return list(depth: depth)
    case .text(let text): return .text(text)
    case .sign: return nil
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var entries: [String: PropertyList] = [:]
    while let key = token() {
      if key == .sign("}") { return .dictionary(entries) }
      guard case .text(let name) = key, token() == .sign("="), let value = value(depth: depth + 1),
        token() == .sign(";")
      else { return nil }
      entries[name] = value
    }
    return nil
  }

  private mutating func list(depth: Int) -> PropertyList? {
    var values: [PropertyList] = []
    while true {
      skip()
      if next == UInt8(ascii: ")") {
        index += 1
        return .list(values)
      }
      guard let value = value(depth: depth + 1) else { return nil }
      values.append(value)
      skip()
      if next == UInt8(ascii: ",") { index += 1 }
    }
  }

  private enum Token: Equatable {
    case sign(Character)
    case text(String)
  }

  private mutating func token() -> Token? {
    skip()
    guard let byte = next else { return nil }
    if byte == UInt8(ascii: "\"") { return quoted() }
    if Self.isPlain(byte) {
      let start = index
      while let byte = next, Self.isPlain(byte) { index += 1 }
      return .text(String(decoding: bytes[start..<index], as: UTF8.self))
    }
    index += 1
    return .sign(Character(Unicode.Scalar(byte)))
  }

  private mutating func quoted() -> Token? {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      if byte == UInt8(ascii: "\"") { return .text(String(decoding: text, as: UTF8.self)) }
      guard byte == UInt8(ascii: "\\"), let escaped = next else {
        text.append(byte)
        continue
      }
      index += 1
      text.append(escaped == UInt8(ascii: "n") ? 10 : escaped)
    }
    return nil
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  /// Skips blanks and comments.
  private mutating func skip() {
    while let byte = next {
      let isComment = byte == UInt8(ascii: "/") && index + 1 < bytes.count
      if byte <= 32 {
        index += 1
      } else if isComment, bytes[index + 1] == UInt8(ascii: "*") {
        index += 2
        while index + 1 < bytes.count,
          bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
        {
          index += 1
        }
        index += 2
      } else if isComment, bytes[index + 1] == UInt8(ascii: "/") {
        while let byte = next, byte != 10 { index += 1 }
      } else {
        return
      }
    }
  }
}
