/// Numbers in an archive, lowest byte first, at places that may not exist.
struct ByteReader {
  let bytes: [UInt8]

  /// The number of so many bytes at an offset; nil where there is none.
  func number(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, count <= 4, offset <= bytes.count - count else { return nil }
    return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  /// So many bytes at an offset; nil where there are fewer.
  func slice(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count]
  }
}
