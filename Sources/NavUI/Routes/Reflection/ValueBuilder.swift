/// A namespace for creating values in memory.
///
/// All parts exist before memory is changed, so nothing has to be undone halfway.
enum ValueBuilder {
  /// Returns a struct or tuple with the given parts.
  static func product(
    _ metadata: TypeMetadata,
    _ fields: [TypeMetadata.Field],
    _ parts: [Any]
  ) throws -> Any {
    try build(metadata.type) { memory in
      try fill(memory, fields, parts)
    }
  }

  /// Returns an enum value with the given case and payload.
  ///
  /// - Parameters:
  ///   - metadata: The enum.
  ///   - tag: The number of the case.
  ///   - field: The case.
  ///   - parts: The types of the parts of its payload.
  ///   - values: The parts of its payload.
  /// - Returns: The value.
  /// - Throws: A `RouteReadingError` if a value has another type than its part.
  static func enumeration(
    _ metadata: TypeMetadata,
    tag: Int,
    of field: TypeMetadata.Field,
    parts: [TypeMetadata.Field],
    _ values: [Any]
  ) throws -> Any {
    try build(metadata.type) { memory in
      if field.isIndirect, let type = field.type {
        try fillBox(memory, type, parts, values)
      } else {
        try fill(memory, parts, values)
      }
      metadata.witnesses.injectEnumTag(tag, into: memory)
    }
  }

  /// Returns a value created in zeroed memory, so that equal values have equal bytes.
  private static func build(
    _ type: Any.Type,
    _ fill: (UnsafeMutableRawPointer) throws -> Void
  ) throws -> Any {
    func make<Value>(_ type: Value.Type) throws -> Any {
      let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { memory.deallocate() }
      let bytes = UnsafeMutableRawPointer(memory)
      bytes.initializeMemory(as: UInt8.self, repeating: 0, count: MemoryLayout<Value>.stride)
      try fill(bytes)
      return memory.move()
    }
    return try make(type)
  }

  private static func fill(
    _ memory: UnsafeMutableRawPointer,
    _ fields: [TypeMetadata.Field],
    _ parts: [Any]
  ) throws {
    for (field, part) in zip(fields, parts) {
      guard let type = field.type else { continue }
      try initialize(memory + field.offset, type, part)
    }
  }

  private static func initialize(
    _ memory: UnsafeMutableRawPointer,
    _ type: Any.Type,
    _ value: Any
  ) throws {
    func write<Value>(_ type: Value.Type) throws {
      guard let value = value as? Value else {
        throw RouteReadingError.wrongValue(
          ValueText.literal(of: value),
          type: TypeName.spelled(type)
        )
      }
      memory.initializeMemory(as: Value.self, to: value)
    }
    try write(type)
  }

  /// Writes a reference to a new box that contains a payload.
  private static func fillBox(
    _ memory: UnsafeMutableRawPointer,
    _ type: Any.Type,
    _ fields: [TypeMetadata.Field],
    _ parts: [Any]
  ) throws {
    func write<Payload>(_ type: Payload.Type) throws {
      let payload = UnsafeMutablePointer<Payload>.allocate(capacity: 1)
      defer { payload.deallocate() }
      try fill(UnsafeMutableRawPointer(payload), fields, parts)
      memory.initializeMemory(as: Box<Payload>.self, to: .payload(payload.move()))
    }
    try write(type)
  }
}

/// An enum that consists only of a reference to a box, as an indirect case does.
private indirect enum Box<Payload> {
  case payload(Payload)
}
