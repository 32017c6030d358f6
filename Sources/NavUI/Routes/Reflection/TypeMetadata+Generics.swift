extension TypeMetadata {
  /// The generic arguments of a struct or an enum, or none if it has a parameter pack.
  var genericArguments: [any Any.Type] {
    guard kind == .structure || kind == .enumeration || kind == .optional,
      descriptor.load(as: UInt32.self) & Generics.flag != 0
    else { return [] }
    let header = descriptor + Generics.offset
    let count = Int(header.load(fromByteOffset: 8, as: UInt16.self))
    let parameters = (0..<count).map { header.load(fromByteOffset: 16 + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 & Generics.kinds == 0 }) else { return [] }
    // Types that are the same as another one have no separate place.
    return parameters.filter { $0 & Generics.hasArgument != 0 }.indices.map { index in
      pointer.load(fromByteOffset: (2 + index) * word, as: Any.Type.self)
    }
  }

  /// A namespace for constants that describe a generic type's descriptor.
  private enum Generics {
    /// The flag that marks the descriptor of a generic type.
    static let flag: UInt32 = 0x80
    /// The offset of the generic header in the descriptor of a struct or an enum, in bytes.
    static let offset = 28
    /// The mask for the kind of a generic parameter; the kind of a type parameter is zero.
    static let kinds: UInt8 = 0x3f
    static let hasArgument: UInt8 = 0x80
  }
}
