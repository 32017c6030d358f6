/// A reader that parses the output of a `WireWriter` as untrusted input.
///
/// Reading always ends with a value or a `WireError`: no length may exceed the remaining bytes, and nesting is limited.
struct WireReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  private var elements = 0
  /// The number of elements in newly read lists, excluding elements in shared parts.
  var placed = 0

  /// The number of entries in lists of texts, counted because even empty entries require memory.
  private(set) var entries = 0

  /// The maximum nesting of values.
  static let depthLimit = 512

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of remaining bytes.
  var remaining: Int { bytes.count - index }

  mutating func byte() throws(WireError) -> UInt8 {
    guard index < bytes.count else { throw Self.ended }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func boolean() throws(WireError) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw .malformed("a byte is neither true nor false")
    }
  }

  mutating func number() throws(WireError) -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw .malformed("a number is out of range") }
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
  }

  mutating func integer() throws(WireError) -> Int {
    let number = try number()
    return Int(truncatingIfNeeded: number >> 1) ^ -Int(truncatingIfNeeded: number & 1)
  }

  mutating func decimal() throws(WireError) -> Double {
    var pattern: UInt64 = 0
    for shift in 0..<8 { pattern |= UInt64(try byte()) << (8 * UInt64(shift)) }
    return Double(bitPattern: pattern)
  }

  /// Reads the number of the items that follow, each of which takes at least one byte.
  mutating func count() throws(WireError) -> Int {
    let number = try number()
    guard number <= UInt64(remaining) else { throw Self.ended }
    return Int(number)
  }

  /// Reads a number that must not exceed a limit.
  mutating func size(atMost limit: Int) throws(WireError) -> Int {
    let number = try number()
    guard number <= UInt64(limit) else { throw .malformed("a number is out of range") }
    return Int(number)
  }

  mutating func blob() throws(WireError) -> ArraySlice<UInt8> {
    let count = try count()
    defer { index += count }
    return bytes[index..<index + count]
  }

  mutating func text() throws(WireError) -> String {
    try Self.text(of: try blob())
  }

  mutating func texts() throws(WireError) -> [String] {
    let count = try count()
    entries += count
    guard entries <= ReplyReader.elementLimit else {
      throw .malformed("its lists are longer than what NavLab can hold")
    }
    var texts: [String] = []
    texts.reserveCapacity(count)
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  mutating func optional<Value>(
    _ read: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value? {
    try boolean() ? try read(&self) : nil
  }

  /// Reads a value that may contain values of the same kind.
  mutating func nested<Value>(
    _ read: (inout WireReader) throws(WireError) -> Value
  ) throws(WireError) -> Value {
    guard depth < Self.depthLimit else {
      throw .malformed("values are nested more than \(Self.depthLimit) deep")
    }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Counts an element that is about to be read.
  mutating func beginElement() throws(WireError) {
    elements += 1
    placed += 1
    guard elements <= ReplyReader.elementLimit else {
      throw .malformed("the screen is larger than what NavLab can hold")
    }
  }

  /// Throws an error unless all bytes have been read.
  func finish() throws(WireError) {
    guard remaining == 0 else { throw .malformed("\(remaining) bytes are too much") }
  }

  static func text(of bytes: some Sequence<UInt8>) throws(WireError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .malformed("a text is not UTF-8")
    }
    return text
  }

  static let ended = WireError.malformed("it ends too early")
}
