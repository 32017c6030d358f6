import SceneModel

/// The members of standard types that can be used at the prompt.
enum StandardMembers {
  /// Returns the usable members of a type, or nil if there are none.
  static func of(_ type: SpelledType) -> [CodeMember]? {
    switch type {
    case .array(let element): array(of: element)
    case .set(let element): set(of: element)
    case .dictionary(let key, let value): dictionary(key, value)
    case .named("NavigationPath", _): navigationPath
    case .named("Bool", _): [method("toggle", [], mutating: true)]
    case .named("String", _): string
    case .named("Int", _), .named("Double", _): []
    case .optional, .named: nil
    }
  }

  private static func array(of element: String) -> [CodeMember] {
    [
      property("count", "Int"), property("isEmpty", "Bool"), property("first", "\(element)?"),
      property("last", "\(element)?"),
      method("append", [(nil, element)], mutating: true),
      method("append", [("contentsOf", "[\(element)]")], mutating: true),
      method("insert", [(nil, element), ("at", "Int")], mutating: true),
      method("remove", [("at", "Int")], element, mutating: true),
      method("removeFirst", [], element, mutating: true),
      method("removeFirst", [(nil, "Int")], mutating: true),
      method("removeLast", [], element, mutating: true),
      method("removeLast", [(nil, "Int")], mutating: true),
      method("removeAll", [], mutating: true),
      method("popLast", [], "\(element)?", mutating: true),
      method("reverse", [], mutating: true),
      method("contains", [(nil, element)], "Bool"),
      method("firstIndex", [("of", element)], "Int?"),
    ]
  }

  private static func set(of element: String) -> [CodeMember] {
    [
      property("count", "Int"), property("isEmpty", "Bool"),
      method("insert", [(nil, element)], mutating: true),
      method("remove", [(nil, element)], "\(element)?", mutating: true),
      method("removeAll", [], mutating: true),
      method("contains", [(nil, element)], "Bool"),
    ]
  }

  private static func dictionary(_ key: String, _ value: String) -> [CodeMember] {
    [
      property("count", "Int"), property("isEmpty", "Bool"),
      method("removeValue", [("forKey", key)], "\(value)?", mutating: true),
      method("removeAll", [], mutating: true),
    ]
  }

  private static let navigationPath = [
    property("count", "Int"), property("isEmpty", "Bool"),
    method("append", [(nil, "any Hashable")], mutating: true),
    method("removeLast", [], mutating: true),
    method("removeLast", [(nil, "Int")], mutating: true),
  ]

  private static let string = [
    property("count", "Int"), property("isEmpty", "Bool"),
    method("append", [(nil, "String")], mutating: true),
    method("removeAll", [], mutating: true),
  ]

  private static func property(_ name: String, _ type: String) -> CodeMember {
    CodeMember(name: name, type: type, signature: "\(name): \(type)", traits: [.isReadOnly])
  }

  private static func method(
    _ name: String,
    _ parameters: [(label: String?, type: String)],
    _ type: String? = nil,
    mutating: Bool = false
  ) -> CodeMember {
    let list = parameters.map { parameter in
      parameter.label.map { "\($0): \(parameter.type)" } ?? parameter.type
    }
    return CodeMember(
      name: name,
      parameters: parameters.map { CodeMember.Parameter(label: $0.label, type: $0.type) },
      type: type,
      signature: "\(name)(\(list.joined(separator: ", ")))\(type.map { " -> \($0)" } ?? "")",
      traits: mutating ? [.isMutating] : []
    )
  }
}
