import Foundation

/// An object or shared library in ELF format.
///
/// Compilers write objects from learners' code, so the content is not trusted: invalid parts count
/// as missing.
package struct ElfFile {
  private let bytes: Data
  private let sections: [Section]
  /// The number of the section that contains the sections' names.
  private let names: Int

  private struct Section {
    /// The offset of this section's name in the section that contains names.
    var name = 0
    var kind: UInt32
    var offset: Int
    var size: Int
    /// The number of the section that contains this section's strings.
    var link: Int
  }

  private struct Symbol {
    var name: Int
    var isDefined: Bool
    var binding: UInt8
    var visibility: UInt8
    var kind: UInt8
    var address: UInt64
    var length: UInt64

    static let size = 24
    static let weak: UInt8 = 2
    static let global: UInt8 = 1
    static let local: UInt8 = 0
    static let hidden: UInt8 = 2
    static let function: UInt8 = 2
  }

  /// The numbers that identify kinds of sections.
  private enum Kind {
    static let symbols: UInt32 = 2
    static let dynamic: UInt32 = 6
    static let dynamicSymbols: UInt32 = 11
    static let hashes: UInt32 = 0x6FFF_FFF6
    static let versions: UInt32 = 0x6FFF_FFFF
  }

  /// Creates a description of a file from its headers, or returns nil if the file is not 64-bit and little-endian.
  ///
  /// - Parameter path: The path of the file.
  package init?(path: String) {
    guard
      let bytes = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped),
      bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1])
    else { return nil }
    self.bytes = bytes
    let whole = Section(kind: 0, offset: 0, size: bytes.count, link: 0)
    guard let table = Self.number(UInt64.self, in: bytes, whole, 0x28).flatMap(Int.init(exactly:)),
      let size = Self.number(UInt16.self, in: bytes, whole, 0x3A), size == 64,
      let told = Self.number(UInt16.self, in: bytes, whole, 0x3C),
      let names = Self.number(UInt16.self, in: bytes, whole, 0x3E),
      let first = Self.section(at: table, in: bytes)
    else { return nil }
    // If there are too many sections for the header, the first section contains the numbers.
    let count = told == 0 ? first.size : Int(told)
    guard count <= (bytes.count - table) / 64 else { return nil }
    self.names = names == .max ? first.link : Int(names)
    sections = (0..<count).compactMap { Self.section(at: table + $0 * 64, in: bytes) }.map {
      let fits = $0.offset <= bytes.count && $0.size <= bytes.count - $0.offset
      return fits ? $0 : Section(kind: 0, offset: 0, size: 0, link: 0)
    }
  }

  /// Returns the header of a section, or nil if the file is too short.
  private static func section(at offset: Int, in bytes: Data) -> Section? {
    guard offset >= 0, offset <= bytes.count - 64 else { return nil }
    let header = Section(kind: 0, offset: offset, size: 64, link: 0)
    func place(_ offset: Int) -> Int {
      number(UInt64.self, in: bytes, header, offset).flatMap(Int.init(exactly:)) ?? 0
    }
    return Section(
      name: Int(number(UInt32.self, in: bytes, header, 0) ?? 0),
      kind: number(UInt32.self, in: bytes, header, 4) ?? 0,
      offset: place(0x18),
      size: place(0x20),
      link: Int(number(UInt32.self, in: bytes, header, 0x28) ?? 0)
    )
  }

  /// A name in the symbol table of an object.
  package struct Name: Hashable, Sendable {
    package var text: String
    /// A Boolean value that indicates whether the object defines the name.
    package var isDefined: Bool
    /// A Boolean value that indicates whether other objects and libraries can find the name.
    package var isOffered: Bool
    /// A Boolean value that indicates whether no other object can refer to the name.
    package var isLocal: Bool
  }

  /// The names that an object defines or needs.
  package var allNames: [Name] {
    guard let table = section(Kind.symbols) else { return [] }
    return (0..<table.size / Symbol.size).compactMap { index in
      guard let symbol = symbol(index, of: table), let text = text(symbol.name, for: table),
        !text.isEmpty
      else { return nil }
      return Name(
        text: text,
        isDefined: symbol.isDefined,
        isOffered: symbol.isDefined && symbol.binding == Symbol.global
          && symbol.visibility != Symbol.hidden,
        isLocal: symbol.binding == Symbol.local
      )
    }
  }

  /// The names of the sections.
  package var sectionNames: [String] {
    let table = Section(kind: 0, offset: 0, size: 0, link: names)
    return sections.compactMap { text($0.name, for: table) }
  }

  /// The names that an object requires from other files, excluding weak names.
  package var undefinedNames: [String] {
    guard let table = section(Kind.symbols) else { return [] }
    return (0..<table.size / Symbol.size).compactMap { index in
      guard let symbol = symbol(index, of: table), !symbol.isDefined,
        symbol.binding != Symbol.weak, symbol.binding != Symbol.local
      else { return nil }
      return text(symbol.name, for: table)
    }.filter { !$0.isEmpty }
  }

  /// Returns the content of a section, or nothing if there is no such section.
  func contents(ofSection name: String) -> [UInt8] {
    let table = Section(kind: 0, offset: 0, size: 0, link: names)
    guard let section = sections.first(where: { text($0.name, for: table) == name }) else {
      return []
    }
    return Array(bytes[section.offset..<(section.offset + section.size)])
  }

  /// Returns the name of the function that contains an address, and where it starts, or nil if there is none.
  func function(at address: UInt64) -> (name: String, start: UInt64)? {
    guard let table = section(Kind.symbols) else { return nil }
    for index in 0..<table.size / Symbol.size {
      guard let symbol = symbol(index, of: table), symbol.kind == Symbol.function,
        symbol.isDefined, symbol.address <= address, address - symbol.address < symbol.length,
        let name = text(symbol.name, for: table)
      else { continue }
      return (name, symbol.address)
    }
    return nil
  }

  /// The names of the libraries on which a library depends.
  package var neededLibraries: [String] {
    guard let table = section(Kind.dynamic) else { return [] }
    return (0..<table.size / 16).compactMap { index in
      guard number(UInt64.self, table, index * 16) == 1,
        let name = number(UInt64.self, table, index * 16 + 8).flatMap(Int.init(exactly:))
      else { return nil }
      return text(name, for: table)
    }
  }

  /// Returns whether a library offers a name to programs that request no particular version.
  ///
  /// - Parameter name: The name.
  /// - Returns: Whether it does.
  package func offers(_ name: String) -> Bool {
    guard let hashes = section(Kind.hashes), let table = section(Kind.dynamicSymbols),
      let bucketCount = number(UInt32.self, hashes, 0), bucketCount > 0,
      let first = number(UInt32.self, hashes, 4), let filters = number(UInt32.self, hashes, 8)
    else { return false }
    let hash = name.utf8.reduce(5381 as UInt32) { $0 &* 33 &+ UInt32($1) }
    let buckets = 16 + Int(filters) * 8
    let chains = buckets + Int(bucketCount) * 4
    guard let start = number(UInt32.self, hashes, buckets + Int(hash % bucketCount) * 4),
      start >= first
    else { return false }
    var index = Int(start)
    while let other = number(UInt32.self, hashes, chains + (index - Int(first)) * 4) {
      if other | 1 == hash | 1, symbol(index, of: table)?.isDefined == true, !isHidden(index),
        symbol(index, of: table).flatMap({ text($0.name, for: table) }) == name
      {
        return true
      }
      if other & 1 == 1 { return false }
      index += 1
    }
    return false
  }

  /// Returns whether a name exists only for programs that were linked with an older version of the library.
  private func isHidden(_ index: Int) -> Bool {
    guard let table = section(Kind.versions) else { return false }
    return (number(UInt16.self, table, index * 2) ?? 0) & 0x8000 != 0
  }

  private func section(_ kind: UInt32) -> Section? {
    sections.first { $0.kind == kind }
  }

  private func symbol(_ index: Int, of table: Section) -> Symbol? {
    let start = index * Symbol.size
    guard let name = number(UInt32.self, table, start),
      let information = number(UInt8.self, table, start + 4),
      let other = number(UInt8.self, table, start + 5),
      let place = number(UInt16.self, table, start + 6),
      let address = number(UInt64.self, table, start + 8),
      let length = number(UInt64.self, table, start + 16)
    else { return nil }
    return Symbol(
      name: Int(name),
      isDefined: place != 0,
      binding: information >> 4,
      visibility: other & 3,
      kind: information & 0xF,
      address: address,
      length: length
    )
  }

  private func text(_ offset: Int, for table: Section) -> String? {
    guard sections.indices.contains(table.link) else { return nil }
    let texts = sections[table.link]
    guard offset < texts.size else { return nil }
    let rest = bytes[(texts.offset + offset)..<(texts.offset + texts.size)]
    return rest.firstIndex(of: 0).map { String(decoding: rest[..<$0], as: UTF8.self) }
  }

  private func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type,
    _ section: Section,
    _ offset: Int
  ) -> Number? {
    Self.number(type, in: bytes, section, offset)
  }

  private static func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type,
    in bytes: Data,
    _ section: Section,
    _ offset: Int
  ) -> Number? {
    guard offset >= 0, offset <= section.size - MemoryLayout<Number>.size else { return nil }
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: section.offset + offset, as: type))
    }
  }
}
