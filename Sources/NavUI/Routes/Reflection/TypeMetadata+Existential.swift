extension TypeMetadata {
  /// The memory layout of the values of an existential type such as `any View`.
  enum Container {
    /// A value, or a reference to the value's box, followed by the value's type.
    case opaque
    /// A reference to an object.
    case reference
    /// A reference to the box of an error.
    case error
  }

  /// The container of the type's values, or nil if the type is not an existential.
  var container: Container? {
    let word = MemoryLayout<UnsafeRawPointer>.size
    switch pointer.load(as: UInt.self) {
    case 0x303:
      let flags = pointer.load(fromByteOffset: word, as: UInt32.self)
      if flags >> 24 & 0x3F == 1 { return .error }
      return flags >> 31 == 0 ? .reference : .opaque
    case 0x307:
      // A protocol with arguments, such as `any Collection<Int>`.
      let shape = pointer.load(fromByteOffset: word, as: UnsafeRawPointer.self)
      switch shape.load(as: UInt8.self) {
      case 0: return .opaque
      case 1: return .reference
      default: return nil
      }
    default: return nil
    }
  }
}
