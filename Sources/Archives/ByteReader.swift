/// A reader of little-endian numbers in an archive, at offsets that may be invalid.
struct ByteReader {
  let bytes: [UInt8]

  /// Returns the number in the bytes at an offset, or nil if there are too few bytes.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// Returns the bytes at an offset, or nil if there are too few.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count]
  }
}
