/// A writer of numbers and texts in a compact form.
struct WireWriter {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(512)
  }

  /// The number of bytes that have been written.
  var count: Int { bytes.count }

  mutating func byte(_ byte: UInt8) {
    bytes.append(byte)
  }

  mutating func boolean(_ value: Bool) {
    bytes.append(value ? 1 : 0)
  }

  /// Writes a number in groups of seven bits, with the lowest group first.
  ///
  /// The eighth bit is set in all bytes except the last.
  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func size(_ value: Int) {
    number(UInt64(truncatingIfNeeded: value))
  }

  /// Writes an integer with its sign in the lowest bit, so that numbers close to zero take few bytes.
  mutating func integer(_ value: Int) {
    number(UInt64(bitPattern: Int64(value << 1 ^ value >> (Int.bitWidth - 1))))
  }

  mutating func decimal(_ value: Double) {
    for index in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: value.bitPattern >> (8 * UInt64(index))))
    }
  }

  mutating func text(_ text: String) {
    size(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  mutating func blob(_ blob: some Collection<UInt8>) {
    size(blob.count)
    bytes.append(contentsOf: blob)
  }

  mutating func texts(_ texts: [String]) {
    size(texts.count)
    for text in texts { self.text(text) }
  }

  /// Writes an optional value, preceded by a byte that specifies whether the value exists.
  mutating func optional<Value>(_ value: Value?, _ write: (inout WireWriter, Value) -> Void) {
    boolean(value != nil)
    if let value { write(&self, value) }
  }

  /// Removes all bytes except the given number of bytes at the beginning.
  mutating func cut(to count: Int) {
    bytes.removeLast(bytes.count - count)
  }

  mutating func replace(_ byte: UInt8, at index: Int) {
    bytes[index] = byte
  }
}
