extension TypeMetadata {
  /// The types that a struct or an enum is specialized for; none for one with a pack of types.
  var genericArguments: [any Any.Type] {
    guard kind == .structure || kind == .enumeration || kind == .optional,
      descriptor.load(as: UInt32.self) & Generics.flag != 0
    else { return [] }
    let header = descriptor + Generics.offset
    let count = Int(header.load(fromByteOffset: 8, as: UInt16.self))
    let parameters = (0..<count).map { header.load(fromByteOffset: 16 + $0, as: UInt8.self) }
    guard parameters.allSatisfy({ $0 & Generics.kinds == 0 }) else { return [] }
    // Those that are the same as another one have no place of their own.
    return parameters.filter { $0 & Generics.hasArgument != 0 }.indices.map { index in
      pointer.load(fromByteOffset: (2 + index) * word, as: Any.Type.self)
    }
  }

  /// The layout of a type's description where it has parameters.
  private enum Generics {
    /// The bit of a description that has parameters.
    static let flag: UInt32 = 0x80
    /// The size of what stands before the parameters, in bytes, for a struct and for an enum.
    static let offset = 28
    /// The bits of a parameter that say what it is; types have none of them.
    static let kinds: UInt8 = 0x3f
    static let hasArgument: UInt8 = 0x80
  }
}
