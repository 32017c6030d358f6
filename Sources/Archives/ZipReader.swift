import CZlib

/// A reader of zip archives that uses the list at an archive's end.
///
/// Only requested files are unpacked, and never to more than their length in the list.
struct ZipReader {
  let bytes: [UInt8]
  let limits: ArchiveLimits
  private let reader: ByteReader

  private static let endMark = 0x0605_4B50
  private static let endLength = 22
  private static let listMark = 0x0201_4B50
  private static let listLength = 46
  private static let fileMark = 0x0403_4B50
  private static let fileLength = 30

  init(bytes: [UInt8], limits: ArchiveLimits) {
    self.bytes = bytes
    self.limits = limits
    reader = ByteReader(bytes: bytes)
  }

  /// A file in the list, with the information for unpacking the file.
  private struct Listed {
    var entry: ArchiveEntry
    /// The name of the file as written in the list.
    var name: ArraySlice<UInt8>
    var isEncrypted: Bool
    var method: Int
    var checksum: Int
    var packedSize: Int
    var offset: Int
  }

  /// Reads the list, and returns the archive with the requested files unpacked.
  func archive(_ isWanted: (ArchiveEntry) -> Bool) throws(ArchiveError) -> Archive {
    let listed = try list()
    let total = listed.reduce(0) { $0 + $1.entry.size }
    try limits.check(unpacked: total, packed: bytes.count)
    var contents: [String: [UInt8]] = [:]
    for file in listed where file.entry.kind == .file && isWanted(file.entry) {
      contents[file.entry.path] = try content(of: file)
    }
    return Archive(entries: listed.map(\.entry), contents: contents)
  }

  private func list() throws(ArchiveError) -> [Listed] {
    guard let end = endOfList(), let count = reader.number(at: end + 10, bytes: 2),
      var offset = reader.number(at: end + 16, bytes: 4)
    else { throw .broken("the list at its end is missing") }
    guard count < 0xFFFF, offset < 0xFFFF_FFFF else { throw .tooMany(limit: limits.entries) }
    guard count <= limits.entries else { throw .tooMany(limit: limits.entries) }
    var listed: [Listed] = []
    for _ in 0..<count {
      guard let (file, next) = line(at: offset) else { throw .broken("its list is damaged") }
      try limits.check(path: file.entry.path)
      guard !file.entry.escapes else { throw .escape(path: file.entry.path) }
      listed.append(file)
      offset = next
    }
    return listed
  }

  /// Returns the position of the record that ends an archive, or nil if there is none.
  private func endOfList() -> Int? {
    let last = bytes.count - Self.endLength
    guard last >= 0 else { return nil }
    return stride(from: last, through: max(0, last - 0xFFFF), by: -1).first {
      reader.number(at: $0, bytes: 4) == Self.endMark
    }
  }

  private func line(at offset: Int) -> (Listed, next: Int)? {
    func number(_ place: Int, _ count: Int) -> Int? {
      reader.number(at: offset + place, bytes: count)
    }
    guard number(0, 4) == Self.listMark, let system = number(5, 1), let flags = number(8, 2),
      let method = number(10, 2), let checksum = number(16, 4), let packed = number(20, 4),
      let size = number(24, 4), let nameLength = number(28, 2), let extraLength = number(30, 2),
      let commentLength = number(32, 2), let mode = number(40, 2), let place = number(42, 4),
      let name = reader.slice(at: offset + Self.listLength, count: nameLength)
    else { return nil }
    // Some programs on Windows write their own separator, which the format forbids.
    var path = String(decoding: name, as: UTF8.self).replacing("\\", with: "/")
    let isFolder = path.hasSuffix("/")
    if isFolder { path.removeLast() }
    let kind = isFolder ? .folder : Self.kind(mode: Self.hasModes(system) ? mode : 0)
    let file = Listed(
      entry: ArchiveEntry(path: path, kind: kind, size: size),
      name: name,
      isEncrypted: flags & 1 != 0,
      method: method,
      checksum: checksum,
      packedSize: packed,
      offset: place
    )
    return (file, offset + Self.listLength + nameLength + extraLength + commentLength)
  }

  /// Returns whether the system that packed an archive records the kind of each file, as Unix and macOS do.
  private static func hasModes(_ system: Int) -> Bool {
    system == 3 || system == 19
  }

  private static func kind(mode: Int) -> ArchiveEntry.Kind {
    switch mode >> 12 {
    case 0, 8: .file
    case 4: .folder
    case 10: .link
    default: .special
    }
  }

  private func content(of file: Listed) throws(ArchiveError) -> [UInt8] {
    guard !file.isEncrypted else { throw .unsupported("password-protected") }
    // The header of the file may be longer than its entry in the list.
    guard reader.number(at: file.offset, bytes: 4) == Self.fileMark,
      let nameLength = reader.number(at: file.offset + 26, bytes: 2),
      let extraLength = reader.number(at: file.offset + 28, bytes: 2),
      let name = reader.slice(at: file.offset + Self.fileLength, count: nameLength),
      let packed = reader.slice(
        at: file.offset + Self.fileLength + nameLength + extraLength,
        count: file.packedSize
      )
    else { throw .broken("\(file.entry.path.debugDescription) is not where its list says") }
    // Unpacking programs use one name or the other, so both must be the same.
    guard name == file.name else {
      throw .broken("\(file.entry.path.debugDescription) has another name in its list")
    }
    let content = try unpack(packed, of: file)
    let checksum = content.withUnsafeBufferPointer {
      crc32(0, $0.baseAddress, UInt32($0.count))
    }
    guard content.count == file.entry.size, Int(checksum) == file.checksum || content.isEmpty else {
      throw .broken("\(file.entry.path.debugDescription) is damaged")
    }
    return content
  }

  private func unpack(
    _ packed: ArraySlice<UInt8>,
    of file: Listed
  ) throws(ArchiveError) -> [UInt8] {
    switch file.method {
    case 0: return Array(packed)
    case 8:
      var content: [UInt8] = []
      try Inflater(format: .raw).inflate(packed) { piece, _ throws(ArchiveError) in
        guard content.count + piece.count <= file.entry.size else {
          throw .broken("\(file.entry.path.debugDescription) is longer than its list says")
        }
        content += piece
      }
      return content
    default: throw .unsupported("compressed with method \(file.method)")
    }
  }
}
