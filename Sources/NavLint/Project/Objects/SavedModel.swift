extension Project {
  /// Returns the first model in a type or in the types of its properties, or nil if there is none.
  ///
  /// A model is a type of app data that has an id and can change.
  ///
  /// The model may be the type itself, or occur in arrays, payloads of enum cases, or properties of a struct.
  ///
  /// - Parameter text: The type as written.
  /// - Returns: The model, or nil if the type contains no known model.
  func model(heldBy text: String) -> TypeFacts? {
    var waiting = [(text: text, scope: String?.none)]
    var visited: Set<String> = []
    while let (text, scope) = waiting.popLast(), visited.count < Self.modelReach {
      for name in Self.elements(of: text) {
        guard !name.hasSuffix(".ID"), let type = self.type(named: name, in: scope),
          visited.insert(type.qualifiedName).inserted, type.isCoded
        else { continue }
        if isModel(type) { return type }
        let inner = type.payloads + type.storedTypes
        waiting += inner.map { (text: $0, scope: type.qualifiedName) }
      }
    }
    return nil
  }

  /// The maximum number of types to examine.
  private static let modelReach = 30

  /// Returns whether a type describes the app's data rather than a place in the app.
  func isModel(_ type: TypeFacts) -> Bool {
    guard type.kind == .struct || type.kind == .class,
      type.inherited.contains("Identifiable") || type.properties["id"]?.isComputed == false
    else { return false }
    let name = type.name.lowercased()
    guard !Self.places.contains(where: { name.contains($0) }) else { return false }
    return type.properties.values.contains {
      !$0.isComputed && !$0.isStatic && $0.name != "id" && !$0.name.hasSuffix("ID")
        && !$0.name.hasSuffix("Id")
    }
  }

  /// The words in type names that suggest a place in an app.
  private static let places = [
    "route", "destination", "screen", "page", "step", "link", "path", "state", "navigat", "param",
  ]

  /// Returns the names of types in source text such as `[Route]`, `Route?`, `[Tab: [Route]]` and
  /// `Array<Route>`.
  private static func elements(of text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "." && $0 != "_" }.map(String.init)
  }
}

extension TypeFacts {
  /// A Boolean value that indicates whether the type is declared codable.
  fileprivate var isCoded: Bool {
    !inherited.isDisjoint(with: ["Codable", "Encodable", "RawRepresentable"])
  }

  /// The types of the stored properties.
  fileprivate var storedTypes: [String] {
    properties.values.filter { !$0.isComputed && !$0.isStatic }.sorted { $0.name < $1.name }
      .compactMap(\.type)
  }
}
