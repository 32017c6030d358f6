/// A describer that turns values into literals by reading the values' parts.
struct ValueDescriber {
  /// The limits of a description.
  struct Limits {
    /// The maximum depth of nested values.
    var depth: Int
    /// The maximum number of elements shown for a collection.
    var elements: Int
    /// The maximum number of elements for which an unordered collection is sorted before truncation.
    var unordered: Int
    /// The maximum number of characters shown for a string.
    var characters: Int

    /// The limits for readable text.
    static let reading = Limits(depth: 6, elements: 20, unordered: 200, characters: 80)
    /// The limits for complete values, which restrict only nesting that would exhaust the stack.
    static let complete = Limits(
      depth: 64,
      elements: .max,
      unordered: .max,
      characters: .max
    )
  }

  let limits: Limits
  private var depth = 0

  init(limits: Limits) {
    self.limits = limits
  }

  /// Returns a value as a literal.
  func literal(of value: Any) -> RouteLiteral {
    let value = ValueParts.content(of: value)
    if let value = value as? any StandardValue { return value.literal(by: self) }
    let metadata = TypeMetadata(type(of: value))
    switch metadata.kind {
    case .enumeration:
      return member(value, metadata)
    case .structure where !metadata.isStandard:
      let fields = metadata.storedProperties.filter { !$0.isLazyStorage }
      return .call(
        metadata.baseName,
        arguments(ValueParts.parts(of: value, fields), fields)
      )
    case .tuple:
      let fields = metadata.tupleElements
      return .tuple(arguments(ValueParts.parts(of: value, fields), fields))
    case .object:
      return object(value as AnyObject) ?? .opaque(metadata.shortName)
    case .structure, .optional, .other:
      return .opaque(metadata.shortName)
    }
  }

  /// Returns a string as a literal, truncated to the maximum number of characters.
  func literal(of text: String) -> RouteLiteral {
    let start = text.prefix(limits.characters)
    return .string(start.endIndex == text.endIndex ? text : start + "…")
  }

  /// Returns the elements of a collection as literals, followed by a note about any omitted elements.
  func literals<Values: Collection>(of values: Values) -> [RouteLiteral] {
    inner { describer in
      let shown = values.prefix(describer.limits.elements).map { describer.literal(of: $0) }
      let rest = values.count - shown.count
      return rest > 0 ? shown + [.opaque("… \(rest) more")] : shown
    }
  }

  /// Returns the elements to show and the number of omitted elements.
  func cut<Element>(_ elements: [Element]) -> (shown: [Element], rest: Int) {
    let shown = Array(elements.prefix(limits.elements))
    return (shown, elements.count - shown.count)
  }

  /// Returns descriptions of a value's parts, one level deeper.
  func inner<Part>(_ describe: (ValueDescriber) -> [Part]) -> [Part] {
    var describer = self
    describer.depth += 1
    return describe(describer)
  }

  /// Returns a literal with the number of a model in a store, or nil for any other object.
  private func object(_ object: AnyObject) -> RouteLiteral? {
    guard object is any Observable,
      let model = Mirror(reflecting: object).children.lazy.compactMap({
        $0.value as? any ModelValues
      }).first
    else { return nil }
    return .call(
      TypeMetadata(type(of: object)).baseName,
      [RouteLiteral.Argument(label: nil, value: .integer(model.modelNumber))]
    )
  }

  private func member(_ value: Any, _ metadata: TypeMetadata) -> RouteLiteral {
    guard let found = metadata.enumCase(of: value) else { return .opaque(metadata.shortName) }
    guard found.isTyped else { return .member(found.name, []) }
    return .member(
      found.name,
      arguments(ValueParts.payload(of: value, metadata, in: found), found.payloadParts)
    )
  }

  private func arguments(
    _ values: [Any?],
    _ fields: [TypeMetadata.Field]
  ) -> [RouteLiteral.Argument] {
    inner { describer in
      zip(values, fields).map { value, field in
        guard describer.depth <= describer.limits.depth else { return .hidden }
        return RouteLiteral.Argument(
          label: field.name.isEmpty ? nil : field.name,
          value: describer.literal(ofPart: value, field)
        )
      }
    }
  }

  private func literal(ofPart value: Any?, _ field: TypeMetadata.Field) -> RouteLiteral {
    // A reference that does not own its object is shown by its type.
    value.map { literal(of: $0) } ?? .opaque(field.type.map(TypeName.spelled) ?? "…")
  }
}

extension RouteLiteral.Argument {
  /// A placeholder for omitted arguments.
  fileprivate static var hidden: Self { .init(value: .opaque("…")) }
}
