/// The 512-byte header of an entry in a tar archive.
struct TarHeader {
  /// The path that the header contains.
  var path: String
  /// The length of the following content, in bytes.
  var size: Int
  /// The type of the entry, as the ASCII code of a letter or digit.
  var type: UInt8

  /// The length of a header, and the unit to which contents are padded, in bytes.
  static let length = 512

  /// Returns whether bytes start with a header.
  static func begins(_ bytes: [UInt8]) -> Bool {
    TarHeader(bytes.prefix(length)) != nil
  }

  /// Creates a header from a block of bytes, or returns nil if the checksum is wrong.
  init?(_ block: ArraySlice<UInt8>) {
    let bytes = Array(block)
    guard bytes.count == Self.length, let checksum = Self.octal(bytes[148..<156]) else {
      return nil
    }
    // The checksum is computed with spaces in place of the checksum itself.
    let sum = bytes.enumerated().reduce(0) { sum, byte in
      sum + (148..<156 ~= byte.offset ? 32 : Int(byte.element))
    }
    guard sum == checksum, let size = Self.size(bytes[124..<136]) else { return nil }
    self.size = size
    type = bytes[156]
    let name = Self.text(bytes[0..<100])
    // GNU's format uses the place of the prefix for other data.
    let isPOSIX = bytes[257..<265].elementsEqual(Array("ustar\u{0}00".utf8))
    let prefix = isPOSIX ? Self.text(bytes[345..<500]) : ""
    path = prefix.isEmpty ? name : "\(prefix)/\(name)"
  }

  /// The kind of the header's entry, or nil if the header only describes the next entry.
  var kind: ArchiveEntry.Kind? {
    switch type {
    case UInt8(ascii: "0"), UInt8(ascii: "7"), 0: .file
    case UInt8(ascii: "1"), UInt8(ascii: "2"): .link
    case UInt8(ascii: "5"): .folder
    case UInt8(ascii: "x"), UInt8(ascii: "g"), UInt8(ascii: "L"), UInt8(ascii: "K"): nil
    default: .special
    }
  }

  /// A Boolean value that indicates whether content follows the header.
  var hasContent: Bool {
    !(UInt8(ascii: "1")...UInt8(ascii: "6")).contains(type)
  }

  /// Returns the text before the first NUL byte.
  static func text(_ field: ArraySlice<UInt8>) -> String {
    String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }

  private static func size(_ field: ArraySlice<UInt8>) -> Int? {
    // A length that does not fit into octal digits is written in binary, and exceeds the limit.
    if let first = field.first, first & 0x80 != 0 { return Int.max / 2 }
    return octal(field)
  }

  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.filter { $0 != 0 && $0 != 32 }
    guard !digits.isEmpty else { return 0 }
    // A sign is not a digit: no content has a negative length.
    guard digits.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "7")).contains) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 8)
  }
}
