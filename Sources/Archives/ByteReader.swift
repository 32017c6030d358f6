/// Little-endian numbers in an archive, at offsets that may be invalid.
struct ByteReader {
  let bytes: [UInt8]

  /// Returns the number with a given count of bytes at an offset; nil if there are too few.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// Returns a count of bytes at an offset; nil if there are fewer.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count]
  }
}
