extension TypeMetadata.Field {
  /// The associated values of a case, in order.
  var payloadParts: [TypeMetadata.Field] {
    guard isTyped else { return [] }
    if let type, TypeMetadata(type).kind == .tuple { return TypeMetadata(type).tupleElements }
    return [Self(name: "", type: type, isTyped: true, isIndirect: false, offset: 0)]
  }

  /// A Boolean value that indicates whether the field stores the value of a lazy property.
  var isLazyStorage: Bool { name.hasPrefix("$__lazy_storage_$_") }

  /// Returns the arguments of a case, without the parentheses of a tuple that is the only associated value.
  func spread(_ arguments: [RouteLiteral.Argument]) -> [RouteLiteral.Argument] {
    guard
      let type, TypeMetadata(type).kind == .tuple, arguments.count == 1,
      case .tuple(let elements) = arguments[0].value, arguments[0].label == nil,
      TypeMetadata(type).tupleElements.count == elements.count
    else { return arguments }
    return elements
  }
}
