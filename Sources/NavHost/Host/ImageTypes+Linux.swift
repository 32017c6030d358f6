#if os(Linux)
/// The types that an image declares, according to the metadata that its loader has registered.
///
/// Their descriptions follow Swift's stable ABI; `SwiftShims/swift/shims/MetadataSections.h` in Swift's repository
/// documents their location.
struct ImageTypes {
  /// The memory of the image.
  let image: UnsafeRawBufferPointer

  /// The image's structs, enums and classes without generic parameters.
  var all: [any Any.Type] {
    var search = Search(image: image)
    withUnsafeMutablePointer(to: &search) { search in
      enumerateSections(
        { sections, search in
          search.assumingMemoryBound(to: Search.self).pointee.take(sections)
          return true
        },
        search
      )
    }
    return search.types
  }
}

/// A search for the types of one image among all registered types.
private struct Search {
  let image: UnsafeRawBufferPointer
  var types: [any Any.Type] = []

  /// The offsets in an image's registered data, in words.
  private enum Sections {
    static let types = 8
    static let length = 9
  }

  /// The layout of a type's description in memory.
  private enum Description {
    static let accessor = 12
    static let kinds: UInt32 = 0x1f
    static let nominal: ClosedRange<UInt32> = 16...18
    static let isGeneric: UInt32 = 0x80
  }

  mutating func take(_ sections: UnsafeRawPointer) {
    let words = sections.assumingMemoryBound(to: UInt.self)
    guard let records = UnsafeRawPointer(bitPattern: words[Sections.types]),
      let start = image.baseAddress, records >= start, records < start + image.count
    else { return }
    for offset in stride(from: 0, to: Int(words[Sections.length]), by: 4) {
      let record = records + offset
      let distance = record.load(as: Int32.self)
      // The last two bits show that the description is elsewhere, as for types of other images.
      guard distance & 3 == 0 else { continue }
      if let type = Self.type(described: record + Int(distance)) { types.append(type) }
    }
  }

  private static func type(described description: UnsafeRawPointer) -> (any Any.Type)? {
    let flags = description.load(as: UInt32.self)
    guard Description.nominal.contains(flags & Description.kinds),
      flags & Description.isGeneric == 0
    else { return nil }
    let distance = description.load(fromByteOffset: Description.accessor, as: Int32.self)
    guard distance != 0 else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(
      description + Description.accessor + Int(distance),
      to: Accessor.self
    )
    // Zero requests the complete type, and waits until it is ready.
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }
}

/// Calls a function with the data of each registered image.
@_silgen_name("swift_enumerateAllMetadataSections")
private func enumerateSections(
  _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer) -> Bool,
  _ context: UnsafeMutableRawPointer
)
#endif
