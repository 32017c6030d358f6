import Foundation

/// A reader that creates learners' values from literals at run time.
///
/// The runtime's metadata describes the cases and stored properties of a type, and the value is
/// assembled in memory from its parts. No code has to be generated for a learner's types. Their own
/// code does not run, except `init(rawValue:)`, literal initialisers, and the initialisers that a
/// maker knows.
package struct ValueReader {
  private var depth = 0
  private var maker: (any ValueMaker)?

  /// Returns the value for a literal.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - type: The type of the value.
  ///   - maker: The maker of values with the app's own code, if there is one.
  /// - Returns: A value of exactly that type.
  /// - Throws: A `RouteReadingError` that says what does not fit, or what the maker throws.
  package static func read(
    _ literal: RouteLiteral,
    as type: Any.Type,
    maker: (any ValueMaker)? = nil
  ) throws -> Any {
    try ValueReader(maker: maker).value(literal, as: type)
  }

  /// Returns the value for a nested literal.
  func value(_ literal: RouteLiteral, as type: Any.Type) throws -> Any {
    guard depth < 64 else { throw RouteReadingError.tooDeep }
    let inner = ValueReader(depth: depth + 1, maker: maker)
    if let type = type as? any LiteralReadable.Type { return try type.read(literal, by: inner) }
    if let made = try inner.made(literal, as: type) { return made }
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .enumeration: return try inner.enumeration(literal, metadata)
    case .structure: return try inner.structure(literal, metadata)
    case .tuple: return try inner.tuple(literal, metadata)
    case .object:
      throw refusal(of: metadata, "it is a class, and an object cannot be written as text")
    case .optional, .other:
      throw refusal(of: metadata, "NavLab can write only enums, structs and plain values")
    }
  }

  /// Returns the value that the maker creates for a literal, or nil if there is none.
  private func made(_ literal: RouteLiteral, as type: Any.Type) throws -> Any? {
    guard let maker else { return nil }
    switch literal {
    case .member(let name, let arguments):
      return try maker.value(name, arguments, as: type, read: value)
    case .call(let qualified, let arguments):
      let name = qualified.split(separator: ".").last.map(String.init) ?? qualified
      let isType = name == TypeName.short(type).prefix { $0 != "<" }
      return try maker.value(isType ? "init" : name, arguments, as: type, read: value)
    default: return nil
    }
  }

  private func enumeration(_ literal: RouteLiteral, _ metadata: TypeMetadata) throws -> Any {
    if let value = try rawValue(literal, metadata) { return value }
    let name: String
    let arguments: [RouteLiteral.Argument]
    switch literal {
    case .member(let member, let list):
      (name, arguments) = (member, list)
    case .call(let qualified, let list) where qualified.contains("."):
      (name, arguments) = (String(qualified.split(separator: ".").last ?? ""), list)
    default:
      throw RouteReadingError.wrongValue(literal, type: TypeName.spelled(metadata.type))
    }
    let cases = metadata.cases
    guard let tag = cases.firstIndex(where: { $0.name == name }) else {
      throw RouteReadingError.unknownCase(
        name,
        type: metadata.shortName,
        candidates: NameSuggestions.names(like: name, among: cases.map(\.name))
      )
    }
    let parts = cases[tag].payloadParts
    if let type = cases[tag].type, !TypeMetadata(type).isLaidOutAsKnown {
      throw refusal(of: metadata, "the case '.\(name)' holds a type")
    }
    let values = try self.values(
      cases[tag].spread(arguments),
      for: parts,
      of: RouteSignature(case: cases[tag])
    )
    return try ValueBuilder.enumeration(metadata, tag: tag, of: cases[tag], parts: parts, values)
  }

  private func structure(_ literal: RouteLiteral, _ metadata: TypeMetadata) throws -> Any {
    if let value = try rawValue(literal, metadata) { return value }
    if let value = LiteralInitialisation.value(literal, as: metadata.type) { return value }
    guard !metadata.isStandard else { return try decoded(literal, metadata) }
    let signature = RouteSignature(structure: metadata)
    let arguments: [RouteLiteral.Argument]
    switch literal {
    case .call(let name, let list) where name.split(separator: ".").last ?? "" == signature.name:
      arguments = list
    case .member("init", let list):
      arguments = list
    case .member:
      throw refusal(
        of: metadata,
        "members of a struct have no names at run time; write \(signature)"
      )
    default:
      throw RouteReadingError.wrongValue(literal, type: TypeName.spelled(metadata.type))
    }
    let given = metadata.storedProperties.filter { !$0.isLazyStorage }
    var values = try self.values(arguments, for: given, of: signature)[...]
    let parts = try metadata.storedProperties.map { field in
      field.isLazyStorage ? try value(.null, as: readable(field)) : values.removeFirst()
    }
    return try ValueBuilder.product(metadata, metadata.storedProperties, parts)
  }

  private func tuple(_ literal: RouteLiteral, _ metadata: TypeMetadata) throws -> Any {
    guard case .tuple(let arguments) = literal else {
      throw RouteReadingError.wrongValue(literal, type: TypeName.spelled(metadata.type))
    }
    let elements = metadata.tupleElements
    let parameters = elements.map { RouteSignature.Parameter($0, mayBeLeftOut: false) }
    let signature = RouteSignature(name: "", isCase: false, parameters: parameters)
    let values = try self.values(arguments, for: elements, of: signature)
    return try ValueBuilder.product(metadata, elements, values)
  }

  /// Returns the value of each part, taken from the arguments in order.
  private func values(
    _ arguments: [RouteLiteral.Argument],
    for parts: [TypeMetadata.Field],
    of signature: RouteSignature
  ) throws -> [Any] {
    var rest = arguments[...]
    var values: [Any] = []
    for (part, parameter) in zip(parts, signature.parameters) {
      if let argument = rest.first, argument.label == parameter.label {
        values.append(try value(argument.value, as: readable(part)))
        rest.removeFirst()
      } else if parameter.isOptional {
        values.append(try value(.null, as: readable(part)))
      } else if let argument = rest.first {
        throw RouteReadingError.wrongLabel(argument.label, expected: parameter, of: signature)
      } else {
        throw RouteReadingError.missingArgument(parameter, of: signature)
      }
    }
    if let argument = rest.first {
      throw RouteReadingError.extraArgument(argument, of: signature)
    }
    return values
  }

  private func readable(_ field: TypeMetadata.Field) throws -> Any.Type {
    guard let type = field.type, TypeMetadata(type).isLaidOutAsKnown else {
      throw RouteReadingError.unreadable(type: field.name, reason: "its type is not known here")
    }
    return type
  }

  /// Returns the value of `Name(rawValue: literal)`, or nil if the literal has a different form.
  private func rawValue(_ literal: RouteLiteral, _ metadata: TypeMetadata) throws -> Any? {
    guard
      case .call(_, let arguments) = literal,
      let argument = arguments.first, arguments.count == 1, argument.label == "rawValue",
      let type = metadata.type as? any RawRepresentable.Type
    else { return nil }
    func read<Raw: RawRepresentable>(_ type: Raw.Type) throws -> Any? {
      (try value(argument.value, as: Raw.RawValue.self) as? Raw.RawValue).flatMap(Raw.init)
    }
    guard let value = try read(type) else {
      throw RouteReadingError.wrongValue(literal, type: TypeName.spelled(metadata.type))
    }
    return value
  }

  /// Returns a value of a system type by decoding the literal as JSON.
  private func decoded(_ literal: RouteLiteral, _ metadata: TypeMetadata) throws -> Any {
    guard let type = metadata.type as? any Decodable.Type, let json = literal.json else {
      throw refusal(of: metadata, "it is a system type that has no literal")
    }
    do {
      return try JSONDecoder().decode(type, from: Data(json.utf8))
    } catch {
      throw RouteReadingError.wrongValue(literal, type: TypeName.spelled(metadata.type))
    }
  }

  private func refusal(of metadata: TypeMetadata, _ reason: String) -> RouteReadingError {
    .unreadable(type: TypeName.spelled(metadata.type), reason: reason)
  }
}
