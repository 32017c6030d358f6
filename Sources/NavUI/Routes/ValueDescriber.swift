/// Describes values as literals by looking at their parts.
struct ValueDescriber {
  /// How much of a value is described.
  struct Limits {
    /// How many values may stand inside each other.
    var depth: Int
    /// How many elements of a collection are described.
    var elements: Int
    /// How many characters of a string are kept.
    var characters: Int

    /// What a person can read.
    static let reading = Limits(depth: 6, elements: 20, characters: 80)
    /// Everything, unless it is nested so deeply that looking at it would exhaust the stack.
    static let complete = Limits(depth: 64, elements: .max, characters: .max)
  }

  let limits: Limits
  private var depth = 0

  init(limits: Limits) {
    self.limits = limits
  }

  /// The value as a literal.
  func literal(of value: Any) -> RouteLiteral {
    if let value = value as? any StandardValue { return value.literal(by: self) }
    let metadata = TypeMetadata(type(of: value))
    if metadata.isStandard { return .opaque(metadata.shortName) }
    switch metadata.kind {
    case .enumeration: return member(value, metadata)
    case .structure: return structure(value, metadata)
    case .tuple: return .tuple(inner { $0.arguments(ofTuple: value) })
    case .optional, .object, .other: return .opaque(metadata.shortName)
    }
  }

  /// A string as a literal, cut at the limit.
  func literal(of text: String) -> RouteLiteral {
    .string(text.count > limits.characters ? text.prefix(limits.characters) + "…" : text)
  }

  /// The values of a collection, with a note on how many were left out.
  func literals<Values: Collection>(of values: Values) -> [RouteLiteral] {
    inner { describer in
      let shown = values.prefix(describer.limits.elements).map { describer.literal(of: $0) }
      let rest = values.count - shown.count
      return rest > 0 ? shown + [.opaque("… \(rest) more")] : shown
    }
  }

  /// Describes parts of a value one level further down.
  func inner<Part>(_ describe: (ValueDescriber) -> [Part]) -> [Part] {
    var describer = self
    describer.depth += 1
    return describe(describer)
  }

  private func member(_ value: Any, _ metadata: TypeMetadata) -> RouteLiteral {
    guard let found = metadata.enumCase(of: value) else { return .opaque(metadata.shortName) }
    guard let payloadType = found.type else { return .member(found.name, []) }
    guard let payload = payload(of: value) else { return .member(found.name, [.hidden]) }
    guard TypeMetadata(payloadType).kind == .tuple else {
      return .member(found.name, inner { [$0.argument(label: nil, payload)] })
    }
    return .member(found.name, inner { $0.arguments(ofTuple: payload) })
  }

  private func payload(of value: Any) -> Any? {
    value is any CustomReflectable ? nil : Mirror(reflecting: value).children.first?.value
  }

  private func structure(_ value: Any, _ metadata: TypeMetadata) -> RouteLiteral {
    let name = metadata.baseName
    guard !(value is any CustomReflectable) else { return .call(name, [.hidden]) }
    return .call(
      name,
      inner { describer in
        // What a lazy property keeps is not part of what one passes to an initialiser.
        Mirror(reflecting: value).children
          .filter { $0.label?.hasPrefix("$__lazy_storage_$_") != true }
          .map { describer.argument(label: $0.label, $0.value) }
      }
    )
  }

  private func arguments(ofTuple value: Any) -> [RouteLiteral.Argument] {
    Mirror(reflecting: value).children.map { child in
      let label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      return argument(label: label, child.value)
    }
  }

  private func argument(label: String?, _ value: Any) -> RouteLiteral.Argument {
    depth > limits.depth ? .hidden : .init(label: label, value: literal(of: value))
  }
}

extension RouteLiteral.Argument {
  /// Stands for arguments that are not shown.
  fileprivate static var hidden: Self { .init(value: .opaque("…")) }
}
