extension TypeMetadata {
  /// A stored property, a case of an enum or an element of a tuple.
  struct Field {
    /// The name of the field, which is empty for an element without a label.
    let name: String
    /// The type of the field, or nil if there is no payload or the runtime cannot name the type.
    let type: Any.Type?
    /// A Boolean value that indicates whether the field has a type, even one that the runtime cannot name.
    let isTyped: Bool
    /// A Boolean value that indicates whether the payload is stored in a box.
    let isIndirect: Bool
    /// A Boolean value that indicates whether the field is a weak or unowned reference, whose layout differs from that
    /// of its type.
    var isUnowned = false
    /// The offset of a stored property or element.
    let offset: Int
  }

  /// The ownership of an object that a property references.
  enum Ownership {
    case strong
    case weak
    /// The ownership of an unowned reference; reading it can end the process if the object no longer exists.
    case unowned
  }

  /// The kinds of ownership of a class's stored properties, starting with the superclasses' properties.
  var ownerships: [Ownership] {
    guard kind == .object, let descriptor = classDescriptor else { return [] }
    let above = superclass?.ownerships ?? []
    guard let fields = Self.relative(descriptor + 16) else { return above }
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return above
      + (0..<count).map { index in
        Self.relative(fields + 16 + index * recordSize + 4).map(Self.ownership) ?? .strong
      }
  }

  /// The stored properties of a struct, in order of declaration.
  var storedProperties: [Field] {
    guard kind == .structure else { return [] }
    let offsets = pointer + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) * word
    return fields { index in
      Int((offsets + index * 4).load(as: UInt32.self))
    }
  }

  /// The cases of an enum in the order of their tags, starting with those that have a payload.
  var cases: [Field] {
    kind == .enumeration || kind == .optional ? fields { _ in 0 } : []
  }

  /// The elements of a tuple, in order.
  var tupleElements: [Field] {
    guard kind == .tuple else { return [] }
    let count = pointer.load(fromByteOffset: word, as: Int.self)
    let labels = tupleLabels(count: count)
    return (0..<count).map { index in
      let element = pointer + (3 + 2 * index) * word
      return Field(
        name: labels[index],
        type: element.load(as: Any.Type.self),
        isTyped: true,
        isIndirect: false,
        // The field has four bytes on Linux and eight on Apple's systems; the first four are
        // sufficient.
        offset: Int(element.load(fromByteOffset: word, as: UInt32.self))
      )
    }
  }

  /// Returns the case of an enum's value, or nil if the case is unknown.
  func enumCase(of value: Any) -> Field? {
    func tag<Value>(_ value: Value) -> Int {
      withUnsafePointer(to: value) { witnesses.enumTag(of: UnsafeRawPointer($0)) }
    }
    guard let records, kind == .enumeration else { return nil }
    let index = _openExistential(value, do: tag)
    return index < records.count ? field(records.start + index * recordSize, offset: 0) : nil
  }

  /// The name of a struct or enum.
  var nominalName: String {
    Self.relative(descriptor + 8).map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    } ?? ""
  }

  private func tupleLabels(count: Int) -> [String] {
    let none = Array(repeating: "", count: count)
    guard
      let labels = pointer.load(fromByteOffset: 2 * word, as: UnsafePointer<CChar>?.self)
    else { return none }
    // Every label is followed by a space, even an empty one.
    let names = String(cString: labels).split(separator: " ", omittingEmptySubsequences: false)
    return names.count > count ? names.prefix(count).map(String.init) : none
  }

  /// The size of a pointer, in bytes.
  var word: Int { MemoryLayout<UnsafeRawPointer>.size }

  /// The type descriptor that all specializations of a nominal type share.
  var descriptor: UnsafeRawPointer {
    pointer.load(fromByteOffset: word, as: UnsafeRawPointer.self)
  }

  private var recordSize: Int { 12 }

  #if canImport(ObjectiveC)
  /// The type descriptor of a class, or nil for an Objective-C class.
  private var classDescriptor: UnsafeRawPointer? {
    let isSwift = pointer.load(fromByteOffset: 4 * word, as: UInt.self) & 2 != 0
    return isSwift ? pointer.load(fromByteOffset: 8 * word, as: UnsafeRawPointer?.self) : nil
  }
  #else
  /// The type descriptor of a class, or nil if there is none.
  private var classDescriptor: UnsafeRawPointer? {
    pointer.load(fromByteOffset: 5 * word, as: UnsafeRawPointer?.self)
  }
  #endif

  /// The metadata of the superclass, or nil if there is none.
  private var superclass: TypeMetadata? {
    pointer.load(fromByteOffset: word, as: UnsafeRawPointer?.self)
      .map { TypeMetadata(unsafeBitCast($0, to: Any.Type.self)) }
  }

  /// The address of the first field record and the number of records, or nil if there are none.
  private var records: (start: UnsafeRawPointer, count: Int)? {
    Self.relative(descriptor + 16).map { fields in
      (fields + 16, Int(fields.load(fromByteOffset: 12, as: UInt32.self)))
    }
  }

  private func fields(offset: (Int) -> Int) -> [Field] {
    guard let records else { return [] }
    return (0..<records.count).map { index in
      field(records.start + index * recordSize, offset: offset(index))
    }
  }

  private func field(_ record: UnsafeRawPointer, offset: Int) -> Field {
    let mangledName = Self.relative(record + 4)
    return Field(
      name: Self.relative(record + 8).map {
        String(cString: $0.assumingMemoryBound(to: CChar.self))
      } ?? "",
      type: mangledName.flatMap(type(named:)),
      isTyped: mangledName != nil,
      isIndirect: record.load(as: UInt32.self) & 1 != 0,
      isUnowned: mangledName.map(Self.isUnowned) ?? false,
      offset: offset
    )
  }

  private static func relative(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(field.load(as: Int32.self))
    return distance == 0 ? nil : field + distance
  }

  private func type(named mangledName: UnsafeRawPointer) -> Any.Type? {
    _getTypeByMangledNameInContext(
      mangledName.assumingMemoryBound(to: UInt8.self),
      UInt(Self.length(ofMangledName: mangledName)),
      genericContext: descriptor,
      genericArguments: pointer + 2 * word
    )
  }

  /// Returns whether a mangled name has the suffix of a weak, unowned or unmanaged reference.
  private static func isUnowned(_ name: UnsafeRawPointer) -> Bool {
    ownership(ofMangledName: name) != .strong
  }

  /// Returns the ownership of a property according to the suffix of its type's mangled name.
  private static func ownership(ofMangledName name: UnsafeRawPointer) -> Ownership {
    let length = length(ofMangledName: name)
    guard length >= 2, name.load(fromByteOffset: length - 2, as: UInt8.self) == UInt8(ascii: "X")
    else { return .strong }
    switch name.load(fromByteOffset: length - 1, as: UInt8.self) {
    case UInt8(ascii: "w"): return .weak
    case UInt8(ascii: "o"), UInt8(ascii: "u"): return .unowned
    default: return .strong
    }
  }

  /// Returns the length of a mangled name, in which some bytes introduce a reference that may contain zeros.
  private static func length(ofMangledName name: UnsafeRawPointer) -> Int {
    var end = 0
    while true {
      switch name.load(fromByteOffset: end, as: UInt8.self) {
      case 0: return end
      case 0x01...0x17: end += 5
      case 0x18...0x1F: end += 1 + MemoryLayout<UnsafeRawPointer>.size
      default: end += 1
      }
    }
  }
}
