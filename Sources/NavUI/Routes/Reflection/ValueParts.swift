/// A namespace for reading the parts of values in memory.
///
/// Unlike `Mirror`, it never calls a type's custom description, and it is several times as fast.
enum ValueParts {
  /// Returns the inner value of nested existentials, or the value itself if it is not nested.
  ///
  /// An `any Error` that was read from memory, or a value copied out of an `[any View]`, is such a value: Swift reports
  /// the type of the inner value, but the memory is that of the container.
  static func content(of value: Any) -> Any {
    func inside<Value>(_ value: Value) -> Any? {
      guard let container = TypeMetadata(Value.self).container else { return nil }
      return withUnsafePointer(to: value) { pointer in
        let memory = UnsafeRawPointer(pointer)
        return switch container {
        case .opaque: memory.assumingMemoryBound(to: Any.self).pointee
        case .reference: memory.assumingMemoryBound(to: AnyObject.self).pointee
        case .error: memory.assumingMemoryBound(to: (any Error).self).pointee
        }
      }
    }
    var value = value
    while let inner = _openExistential(value, do: inside) { value = inner }
    return value
  }

  /// Returns the values of a struct's properties or a tuple's elements, with nil for those that cannot be read.
  static func parts(of value: Any, _ fields: [TypeMetadata.Field]) -> [Any?] {
    func read<Value>(_ value: Value) -> [Any?] {
      withUnsafePointer(to: value) { pointer in
        fields.map { part(UnsafeRawPointer(pointer), $0) }
      }
    }
    return _openExistential(value, do: read)
  }

  /// Returns the parts of an enum value's payload, with nil for those that cannot be read.
  static func payload(
    of value: Any,
    _ metadata: TypeMetadata,
    in field: TypeMetadata.Field
  ) -> [Any?] {
    guard let type = field.type else { return [] }
    let parts = field.payloadParts
    guard TypeMetadata(type).isLaidOutAsKnown else { return parts.map { _ in nil } }
    guard !field.isIndirect else {
      // Only the runtime knows the position of an associated value in its box, so a mirror is used.
      guard !(value is any CustomReflectable),
        let payload = Mirror(reflecting: value).children.first?.value
      else { return parts.map { _ in nil } }
      return TypeMetadata(type).kind == .tuple ? self.parts(of: payload, parts) : [payload]
    }
    func read<Value>(_ value: Value) -> [Any?] {
      let copy = UnsafeMutablePointer<Value>.allocate(capacity: 1)
      defer { copy.deallocate() }
      copy.initialize(to: value)
      metadata.witnesses.projectEnumData(UnsafeMutableRawPointer(copy))
      defer { destroy(UnsafeMutableRawPointer(copy), as: type) }
      return parts.map { part(UnsafeRawPointer(copy), $0) }
    }
    return _openExistential(value, do: read)
  }

  private static func part(_ memory: UnsafeRawPointer, _ field: TypeMetadata.Field) -> Any? {
    guard let type = field.type, field.isReadable else { return nil }
    func read<Part>(_ type: Part.Type) -> Any {
      (memory + field.offset).assumingMemoryBound(to: type).pointee
    }
    return read(type)
  }

  private static func destroy(_ memory: UnsafeMutableRawPointer, as type: Any.Type) {
    func destroy<Value>(_ type: Value.Type) {
      memory.assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    destroy(type)
  }
}
