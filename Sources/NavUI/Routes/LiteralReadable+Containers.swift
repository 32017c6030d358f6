extension LiteralReadable {
  /// Returns the element that a nested literal represents.
  static func element<Element>(
    _ literal: RouteLiteral,
    as type: Element.Type,
    by reader: ValueReader
  ) throws -> Element {
    guard let value = try reader.value(literal, as: type) as? Element else {
      throw RouteReadingError.wrongValue(literal, type: TypeName.spelled(type))
    }
    return value
  }

  /// Returns the elements of an array literal.
  static func elements<Element>(
    of literal: RouteLiteral,
    as type: Element.Type,
    by reader: ValueReader
  ) throws -> [Element] {
    guard case .array(let literals) = literal else { throw refusal(literal) }
    return try literals.map { try element($0, as: type, by: reader) }
  }
}

extension Optional: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Wrapped? {
    switch literal {
    case .null, .member("none", []): .none
    case .member("some", let arguments) where arguments.count == 1 && arguments[0].label == nil:
      .some(try element(arguments[0].value, as: Wrapped.self, by: reader))
    default: .some(try element(literal, as: Wrapped.self, by: reader))
    }
  }
}

extension Array: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> [Element] {
    try elements(of: literal, as: Element.self, by: reader)
  }
}

extension Set: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> Set<Element> {
    Set(try elements(of: literal, as: Element.self, by: reader))
  }
}

extension Dictionary: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> [Key: Value] {
    guard case .dictionary(let entries) = literal else { throw refusal(literal) }
    let pairs = try entries.map { entry in
      (
        try element(entry.key, as: Key.self, by: reader),
        try element(entry.value, as: Value.self, by: reader)
      )
    }
    // In Swift, a dictionary literal with a duplicate key would trap; here, the last value counts.
    return Dictionary(pairs, uniquingKeysWith: { $1 })
  }
}

extension AnyHashable: LiteralReadable {
  static func read(_ literal: RouteLiteral, by reader: ValueReader) throws -> AnyHashable {
    switch literal {
    case .integer(let value): AnyHashable(value)
    case .decimal(let value): AnyHashable(value)
    case .string(let value): AnyHashable(value)
    case .boolean(let value): AnyHashable(value)
    default: throw refusal(literal)
    }
  }
}
