#if os(Linux)
internal import Glibc

/// A shared library in this process; its calls to other libraries' functions can be diverted.
///
/// A library calls a function of another library through its own table of addresses, which the dynamic linker fills. A
/// relocation describes each entry by the function name.
struct LoadedLibrary {
  private let base: UInt
  private let entries: UnsafeBufferPointer<Relocation>
  private let symbols: UnsafePointer<Elf64_Sym>
  private let names: UnsafePointer<CChar>

  /// Creates a value for the loaded library with the given name, or returns nil if no such library is loaded.
  ///
  /// - Parameter name: The file name of the library; without a loaded library, there is no such value.
  init?(named name: String) {
    guard let handle = dlopen(name, RTLD_NOLOAD | RTLD_LAZY) else { return nil }
    defer { dlclose(handle) }
    let map = handle.assumingMemoryBound(to: LinkMap.self).pointee
    var tags: [CInt: UInt] = [:]
    var entry = map.dynamicSection
    while entry.pointee.d_tag != Int(DT_NULL) {
      tags[CInt(truncatingIfNeeded: entry.pointee.d_tag)] = UInt(entry.pointee.d_un.d_val)
      entry += 1
    }
    guard
      let table = tags[DT_JMPREL],
      let relocations = UnsafePointer<Relocation>(bitPattern: table),
      let size = tags[DT_PLTRELSZ],
      let symbols = tags[DT_SYMTAB].flatMap(UnsafePointer<Elf64_Sym>.init(bitPattern:)),
      let names = tags[DT_STRTAB].flatMap(UnsafePointer<CChar>.init(bitPattern:))
    else { return nil }
    self.base = map.base
    self.entries = UnsafeBufferPointer(
      start: relocations,
      count: Int(size) / MemoryLayout<Relocation>.stride
    )
    self.symbols = symbols
    self.names = names
  }

  /// Redirects calls to an imported function, and returns whether this succeeded.
  ///
  /// - Parameters:
  ///   - function: The name of the imported function.
  ///   - address: The address of the other function, which takes the same arguments.
  /// - Returns: Whether it succeeded; false if the library does not call such a function.
  func divert(_ function: String, to address: UInt) -> Bool {
    divert([(function, address)]) == [function]
  }

  /// Redirects calls to imported functions, and returns the names of the redirected functions.
  ///
  /// - Parameter functions: The names of the imported functions, and the addresses of their replacements, which take
  ///   the same arguments.
  /// - Returns: The names of the functions that the library calls.
  func divert(_ functions: [(name: String, address: UInt)]) -> Set<String> {
    var diverted: Set<String> = []
    var wanted: [String: UInt] = [:]
    var beginnings = Beginnings()
    for (name, address) in functions {
      wanted[name] = address
      beginnings.insert(name)
    }
    guard let first = entries.baseAddress else { return [] }
    // A launch processes thousands of entries here, so only names with the same beginning are read
    // completely.
    var index = 0
    while index < entries.count {
      let name = names + Int(symbols[Int(first[index].r_info >> 32)].st_name)
      if beginnings.contain(name), let address = wanted[String(cString: name)] {
        let location = base + UInt(first[index].r_offset)
        if makeWritable(location), let slot = UnsafeMutablePointer<UInt>(bitPattern: location) {
          slot.pointee = address
          diverted.insert(String(cString: name))
        }
      }
      index += 1
    }
    return diverted
  }

  /// Makes a table entry writable even if the linker has protected it, and returns whether this succeeded.
  private func makeWritable(_ address: UInt) -> Bool {
    let pageSize = UInt(sysconf(CInt(_SC_PAGESIZE)))
    let page = UnsafeMutableRawPointer(bitPattern: address / pageSize * pageSize)
    return mprotect(page, Int(pageSize), PROT_READ | PROT_WRITE) == 0
  }
}

private typealias Relocation = Elf64_Rela

/// An approximate set of the first two bytes of names, stored as two bit sets.
private struct Beginnings {
  private var first: UInt64 = 0
  private var second: UInt64 = 0

  mutating func insert(_ name: String) {
    var bytes = name.utf8.makeIterator()
    first |= 1 << UInt64((bytes.next() ?? 0) & 63)
    second |= 1 << UInt64((bytes.next() ?? 0) & 63)
  }

  func contain(_ name: UnsafePointer<CChar>) -> Bool {
    guard first & (1 << UInt64(UInt8(bitPattern: name[0]) & 63)) != 0 else { return false }
    return second & (1 << UInt64(UInt8(bitPattern: name[1]) & 63)) != 0
  }
}

/// The start of the structure to which a library handle points: `struct link_map` of `<link.h>`.
private struct LinkMap {
  let base: UInt
  let path: UnsafePointer<CChar>
  let dynamicSection: UnsafePointer<Elf64_Dyn>
}
#endif
