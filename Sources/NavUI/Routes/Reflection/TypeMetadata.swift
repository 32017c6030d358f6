/// The runtime's metadata about a type.
///
/// The layout read here is the stable Swift ABI, described in the Swift repository's `docs/ABI/TypeMetadata.rst`.
struct TypeMetadata {
  /// The kind of a type.
  enum Kind {
    case structure
    case enumeration
    case optional
    case tuple
    case object
    case other
  }

  let type: Any.Type

  init(_ type: Any.Type) {
    self.type = type
  }

  var pointer: UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  var kind: Kind {
    switch pointer.load(as: UInt.self) {
    case 0x200: .structure
    case 0x201: .enumeration
    case 0x202: .optional
    case 0x301: .tuple
    case 0, 0x800...: .object
    default: .other
    }
  }

  /// The type's name without its module and other context.
  var shortName: String { TypeName.short(type) }

  /// The type's name without its context and generic arguments, as in a call to an initialiser.
  var baseName: String {
    switch kind {
    case .structure, .enumeration, .optional: nominalName
    case .tuple, .object, .other: String(shortName.prefix { $0 != "<" })
    }
  }

  /// A Boolean value that indicates whether the type belongs to the system or to this module rather than to a learner.
  var isStandard: Bool {
    guard kind != .tuple else { return false }
    return Self.systemModules.contains(_typeName(type, qualified: true).prefix { $0 != "." })
  }

  private static let systemModules: Set<Substring> = [
    "Swift", "_Concurrency", "_StringProcessing", "RegexBuilder", "Observation", "Synchronization",
    "Distributed", "Dispatch", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "CoreFoundation",
    "CoreGraphics", "__C", "NavUI",
  ]

  /// The value witnesses, which are operations on values of the type.
  var witnesses: ValueWitnesses {
    ValueWitnesses(metadata: pointer)
  }
}
