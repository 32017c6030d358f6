/// A namespace for describing the values of a route's type in completion and help.
package enum RouteCatalog {
  /// Returns the signatures of the values of a type.
  ///
  /// - Parameter type: An enum, a struct, or an optional of one.
  /// - Returns: The cases of an enum, those with values first; or the only form of a struct; otherwise empty.
  package static func describe(_ type: Any.Type) -> [RouteSignature] {
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .enumeration:
      return metadata.cases.map { RouteSignature(case: $0) }
    case .optional:
      return metadata.cases.first?.type.map(describe) ?? []
    case .structure where !metadata.isStandard:
      return [RouteSignature(structure: metadata)]
    case .structure, .tuple, .object, .other:
      return []
    }
  }
}

extension RouteSignature {
  /// Creates the signature of an enum's case.
  init(case field: TypeMetadata.Field) {
    self.init(
      name: field.name,
      isCase: true,
      parameters: field.payloadParts.map { RouteSignature.Parameter($0, mayBeLeftOut: false) }
    )
  }

  /// Creates the signature of a struct.
  init(structure metadata: TypeMetadata) {
    self.init(
      name: metadata.baseName,
      isCase: false,
      parameters: metadata.storedProperties
        .filter { !$0.isLazyStorage }
        .map { RouteSignature.Parameter($0, mayBeLeftOut: true) }
    )
  }
}

extension RouteSignature.Parameter {
  /// Creates a parameter for a field of a value.
  init(_ field: TypeMetadata.Field, mayBeLeftOut: Bool) {
    let isOptional = field.type.map { TypeMetadata($0).kind == .optional } ?? false
    self.init(
      label: field.name.isEmpty ? nil : field.name,
      type: field.type.map(TypeName.spelled) ?? "?",
      isOptional: mayBeLeftOut && isOptional
    )
  }
}
