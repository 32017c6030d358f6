/// A reader that reads a tar archive as a stream and keeps only the requested contents.
struct TarReader {
  let limits: ArchiveLimits
  private var result = Archive()
  private var pending: [UInt8] = []
  private var part = Part.header
  /// The path of the next entry if it does not fit in the entry's header, or nil otherwise.
  private var longPath: String?
  private var longSize: Int?
  private var isOver = false
  private var total = 0

  /// The role of the next bytes in the archive.
  private enum Part {
    case header
    /// The content of a requested file, followed by padding of the given number of bytes.
    case content(ArchiveEntry, padding: Int)
    /// Additional information about the next header.
    case notes(TarHeader)
    /// A number of bytes to skip.
    case skipped(Int)
  }

  /// The maximum length of additional information about a header, in bytes.
  private static let notesLimit = 1 << 16

  init(limits: ArchiveLimits) {
    self.limits = limits
  }

  /// Reads the next bytes of the archive.
  mutating func read(
    _ bytes: ArraySlice<UInt8>,
    _ isWanted: (ArchiveEntry) -> Bool
  ) throws(ArchiveError) {
    var rest = bytes
    while !rest.isEmpty, !isOver {
      switch part {
      case .skipped(let count):
        let skipped = min(count, rest.count)
        rest = rest.dropFirst(skipped)
        part = count > skipped ? .skipped(count - skipped) : .header
      case .header:
        guard fill(&rest, to: TarHeader.length) else { return }
        try take(header: pending, isWanted)
      case .content(let entry, let padding):
        guard fill(&rest, to: entry.size) else { return }
        result.contents[entry.path] = pending
        pending = []
        part = padding > 0 ? .skipped(padding) : .header
      case .notes(let header):
        guard fill(&rest, to: header.size.rounded(upTo: TarHeader.length)) else { return }
        try take(notes: pending.prefix(header.size), of: header)
      }
    }
  }

  /// Returns the archive, or throws an error if the archive ends too early.
  ///
  /// - Throws: An error if the archive ends too early.
  func archive() throws(ArchiveError) -> Archive {
    if isOver { return result }
    // Some programs leave out the empty blocks at the end.
    guard case .header = part, pending.isEmpty, !result.entries.isEmpty else {
      throw .broken("it is cut off")
    }
    return result
  }

  /// Collects bytes until a given number is available, and returns whether that number was reached.
  private mutating func fill(_ rest: inout ArraySlice<UInt8>, to count: Int) -> Bool {
    let piece = rest.prefix(max(count - pending.count, 0))
    pending += piece
    rest = rest.dropFirst(piece.count)
    return pending.count >= count
  }

  private mutating func take(
    header block: [UInt8],
    _ isWanted: (ArchiveEntry) -> Bool
  ) throws(ArchiveError) {
    pending = []
    guard block.contains(where: { $0 != 0 }) else {
      isOver = true
      return
    }
    guard let header = TarHeader(block[...]) else { throw .broken("a header in it is damaged") }
    guard let kind = header.kind else {
      guard header.size <= Self.notesLimit else { throw .broken("a header in it is too long") }
      part = header.size > 0 ? .notes(header) : .header
      return
    }
    let entry = try entry(of: header, kind: kind)
    let filled = entry.size.rounded(upTo: TarHeader.length)
    if kind == .file, entry.size > 0, isWanted(entry) {
      part = .content(entry, padding: filled - entry.size)
    } else {
      if kind == .file, isWanted(entry) { result.contents[entry.path] = [] }
      part = filled > 0 ? .skipped(filled) : .header
    }
  }

  private mutating func entry(
    of header: TarHeader,
    kind: ArchiveEntry.Kind
  ) throws(ArchiveError) -> ArchiveEntry {
    var path = longPath ?? header.path
    let size = header.hasContent ? longSize ?? header.size : 0
    longPath = nil
    longSize = nil
    try limits.check(path: path)
    path = Self.plain(path)
    let entry = ArchiveEntry(path: path, kind: kind, size: size)
    guard !entry.escapes else { throw .escape(path: path) }
    guard result.entries.count < limits.entries else { throw .tooMany(limit: limits.entries) }
    guard size <= limits.totalBytes - total else { throw .tooMuch(limit: limits.totalBytes) }
    total += size
    result.entries.append(entry)
    return entry
  }

  /// Returns a path without any leading `./` or trailing slashes, in linear time.
  private static func plain(_ path: String) -> String {
    var rest = path.utf8[...]
    while rest.starts(with: "./".utf8) { rest = rest.dropFirst(2) }
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest = rest.dropLast() }
    return rest.isEmpty ? "." : String(Substring(rest))
  }

  private mutating func take(
    notes bytes: ArraySlice<UInt8>,
    of header: TarHeader
  ) throws(ArchiveError) {
    pending = []
    part = .header
    switch header.type {
    case UInt8(ascii: "L"): longPath = TarHeader.text(bytes)
    case UInt8(ascii: "x"):
      let notes = try Self.values(of: bytes)
      longPath = notes["path"] ?? longPath
      longSize = try notes["size"].map(Self.size) ?? longSize
    default: break
    }
  }

  private static func size(_ text: String) throws(ArchiveError) -> Int {
    guard let size = Int(text), size >= 0 else { throw .broken("a header in it is damaged") }
    return size
  }

  /// Returns the values in the lines of an extended header, keyed by name.
  private static func values(of bytes: ArraySlice<UInt8>) throws(ArchiveError) -> [String: String] {
    var values: [String: String] = [:]
    var rest = bytes
    while !rest.isEmpty {
      let digits = rest.prefix { $0 != UInt8(ascii: " ") }
      guard let length = Int(String(decoding: digits, as: UTF8.self)), length > digits.count + 1,
        length <= rest.count
      else { throw .broken("a header in it is damaged") }
      let line = rest.prefix(length).dropFirst(digits.count + 1).dropLast()
      if let equals = line.firstIndex(of: UInt8(ascii: "=")) {
        let name = String(decoding: line[..<equals], as: UTF8.self)
        values[name] = String(decoding: line[(equals + 1)...], as: UTF8.self)
      }
      rest = rest.dropFirst(length)
    }
    return values
  }
}

extension Int {
  /// Returns the number rounded up to a multiple of a unit.
  fileprivate func rounded(upTo unit: Int) -> Int {
    (self + unit - 1) / unit * unit
  }
}
