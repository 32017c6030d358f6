/// A reader of the numbers and texts in a part of an object, which reads zeros beyond the end.
struct SectionReader {
  let bytes: [UInt8]
  private(set) var offset: Int
  /// The place at which the part ends.
  private let end: Int

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - bytes: The part of the object.
  ///   - offset: The place at which to start.
  ///   - end: The place at which to end, or nil for the end of the bytes.
  init(_ bytes: [UInt8], at offset: Int = 0, end: Int? = nil) {
    self.bytes = bytes
    self.end = min(max(end ?? bytes.count, 0), bytes.count)
    self.offset = min(max(offset, 0), self.end)
  }

  /// A Boolean value that indicates whether there is nothing left to read.
  var isAtEnd: Bool { offset == end }

  /// Goes to a place.
  mutating func move(to place: Int) {
    offset = min(max(place, 0), end)
  }

  /// Goes on by a number of bytes.
  mutating func skip(_ count: UInt64) {
    offset += Int(min(count, UInt64(end - offset)))
  }

  mutating func byte() -> UInt8 {
    guard offset < end else { return 0 }
    defer { offset += 1 }
    return bytes[offset]
  }

  /// Reads a number of the given width, the lowest byte first.
  mutating func number(width: Int) -> UInt64 {
    (0..<width).reduce(0) { $0 | UInt64(byte()) << UInt64(8 * $1) }
  }

  /// Reads a number whose bytes have seven bits each, and an eighth that says whether another byte follows.
  mutating func unsigned() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = byte()
      if shift < 64 { result |= UInt64(next & 0x7F) << shift }
      shift += 7
      if next & 0x80 == 0 { return result }
    }
  }

  /// Reads such a number with a sign.
  mutating func signed() -> Int64 {
    let start = offset
    let value = Int64(bitPattern: unsigned())
    let bits = 7 * (offset - start)
    guard bits > 0, bits < 64, value >> Int64(bits - 1) & 1 == 1 else { return value }
    return value | -1 << Int64(bits)
  }

  /// Reads text that ends with a zero.
  mutating func text() -> String {
    let rest = bytes[offset..<end]
    let stop = rest.firstIndex(of: 0) ?? end
    defer { move(to: stop + 1) }
    return String(decoding: bytes[offset..<stop], as: UTF8.self)
  }
}
