extension TypeMetadata {
  /// A Boolean value that indicates whether a field of this type has the memory layout that the runtime reports.
  ///
  /// The compiler omits the metatype of a known type, such as `Int.Type`, as a field, but the runtime counts it. Later
  /// fields in a tuple are moved.
  var isLaidOutAsKnown: Bool {
    switch kind {
    case .tuple: tupleElements.allSatisfy { $0.type.map(Self.isLaidOutAsKnown) ?? false }
    case .optional: cases.first?.type.map(Self.isLaidOutAsKnown) ?? false
    case .other: !isMetatype
    case .structure, .enumeration, .object: true
    }
  }

  /// A Boolean value that indicates whether the type is a function type.
  var isFunction: Bool { pointer.load(as: UInt.self) == 0x302 }

  private var isMetatype: Bool { pointer.load(as: UInt.self) == 0x304 }

  private static func isLaidOutAsKnown(_ type: Any.Type) -> Bool {
    TypeMetadata(type).isLaidOutAsKnown
  }
}

extension TypeMetadata.Field {
  /// A Boolean value that indicates whether the field's value can be read as a value of its type.
  var isReadable: Bool {
    guard let type, !isUnowned else { return false }
    return TypeMetadata(type).isLaidOutAsKnown && !TypeMetadata(type).isFunction
  }
}
