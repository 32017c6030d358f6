/// Archives that say what no program would write.
enum PackedByHand {
  /// An entry of an archive, with what the archive says about it.
  struct Entry: Sendable {
    var name: String
    var text = "let a = 1\n"
    /// The name beside the content, where it is not the one in the list.
    var nameBeside: String?
    /// The length in the list, where it is not that of the content.
    var length: Int?
    /// The way of packing, and the flags.
    var method = 0
    var flags = 0
    /// The mode of Unix, with the kind of file.
    var mode = 0o100644
    /// The type of an entry in a tar archive.
    var type: Character = "0"
    /// The field for the length in a tar archive.
    var lengthField: [UInt8]?
  }

  // MARK: - Zip

  private static func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Returns a zip archive of entries that are not packed.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - overlap: Whether all are said to lie where the first one does.
  ///   - count: The number of entries, where it is not the right one.
  ///   - comment: The text behind everything.
  /// - Returns: The archive.
  static func zip(
    _ entries: [Entry],
    overlap: Bool = false,
    count: Int? = nil,
    comment: [UInt8] = []
  ) -> [UInt8] {
    var files: [UInt8] = []
    var list: [UInt8] = []
    for entry in entries {
      let content = Array(entry.text.utf8)
      let place = overlap ? 0 : files.count
      let length = entry.length ?? content.count
      let checksum = checksum(content)
      // Version, flags, way of packing, time, date, checksum, and both lengths.
      let head =
        number(20, 2) + number(entry.flags, 2) + number(entry.method, 2) + number(0, 4)
        + number(checksum, 4) + number(content.count, 4) + number(length, 4)
      let beside = Array((entry.nameBeside ?? entry.name).utf8)
      if !overlap || files.isEmpty {
        files += Array("PK\u{3}\u{4}".utf8) + head + number(beside.count, 2) + number(0, 2)
        files += beside + content
      }
      let name = Array(entry.name.utf8)
      list += Array("PK\u{1}\u{2}".utf8) + number(20, 1) + number(3, 1) + head
      list += number(name.count, 2) + number(0, 8) + number(entry.mode << 16, 4) + number(place, 4)
      list += name
    }
    let told = number(count ?? entries.count, 2)
    return files + list + Array("PK\u{5}\u{6}".utf8) + number(0, 4) + told + told
      + number(list.count, 4) + number(files.count, 4) + number(comment.count, 2) + comment
  }

  private static func checksum(_ bytes: [UInt8]) -> Int {
    let sum = bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
    return Int(~sum)
  }

  // MARK: - Tar

  /// Returns a tar archive.
  static func tar(_ entries: [Entry]) -> [UInt8] {
    entries.flatMap(block) + [UInt8](repeating: 0, count: 1_024)
  }

  /// Returns the entries for a file with a path of any length, in the format of POSIX.
  static func long(_ path: String, text: String = "let a = 1\n") -> [Entry] {
    [note(path: path), Entry(name: "x", text: text)]
  }

  /// Returns the entry that gives the next one its path.
  static func note(path: String) -> Entry {
    let rest = " path=\(path)\n"
    let length = (1...9).map { rest.utf8.count + $0 }.first {
      "\($0)".count + rest.utf8.count == $0
    }
    return Entry(name: "note", text: "\(length ?? 0)\(rest)", type: "x")
  }

  private static func block(_ entry: Entry) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: 512)
    func put(_ bytes: some Sequence<UInt8>, at place: Int) {
      for (index, byte) in bytes.enumerated() { header[place + index] = byte }
    }
    let content = Array(entry.text.utf8)
    put(Array(entry.name.utf8).prefix(100), at: 0)
    put("0000644".utf8, at: 100)
    let digits = String(entry.length ?? content.count, radix: 8)
    put((String(repeating: "0", count: max(0, 11 - digits.count)) + digits).utf8, at: 124)
    if let field = entry.lengthField { put(field, at: 124) }
    header[156] = entry.type.asciiValue ?? 0
    put("ustar\u{0}00".utf8, at: 257)
    let sum = String(header.reduce(8 * 32) { $0 + Int($1) }, radix: 8)
    put((String(repeating: "0", count: 6 - sum.count) + sum).utf8, at: 148)
    header[155] = 32
    let padding = [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    return header + content + padding
  }
}
