extension Project {
  /// Returns whether views can observe the objects of a type, according to its declaration or its
  /// supertypes.
  ///
  /// - Parameter type: A type of the project.
  /// - Returns: Whether it is a class that is `@Observable` or an `ObservableObject`.
  func isWatched(_ type: TypeFacts) -> Bool {
    type.kind == .class && watching(type) != nil
  }

  /// Returns whether views observe a class as an `ObservableObject`, for which `@State` has no effect.
  func isObservableObject(_ type: TypeFacts) -> Bool {
    type.kind == .class && watching(type) == .observableObject
  }

  /// Returns the first of several classes with the same name if views observe all of them in the same way, or nil
  /// otherwise.
  ///
  /// - Parameter types: What a name may refer to.
  /// - Returns: The class, or nil if there is none, or if it is not certain that views observe it.
  func watchedType(among types: [TypeFacts]) -> TypeFacts? {
    guard let first = types.first, types.allSatisfy(isWatched),
      types.allSatisfy({ isObservableObject($0) == isObservableObject(first) })
    else { return nil }
    return first
  }

  private enum Watching {
    case observable, observableObject
  }

  private func watching(_ type: TypeFacts) -> Watching? {
    var waiting = [type]
    var visited: Set<String> = []
    while let type = waiting.popLast(), visited.count < Self.ancestors {
      if let own = ownWatching(type) { return own }
      for name in supertypes(of: type) where visited.insert(name).inserted {
        let next = candidates(named: name, in: nil)
        if next.count == 1 {
          waiting.append(next[0])
        } else if let first = next.first.flatMap(ownWatching),
          next.allSatisfy({ ownWatching($0) == first })
        {
          return first
        }
      }
    }
    return nil
  }

  /// Returns the way in which views observe the objects of a type, or nil if the type's own declaration states none.
  private func ownWatching(_ type: TypeFacts) -> Watching? {
    if type.attributes.contains("Observable") { return .observable }
    let isObject = supertypes(of: type).contains { name in
      name == "ObservableObject" || aliases[name] == "ObservableObject"
    }
    return isObject ? .observableObject : nil
  }

  /// The maximum number of supertypes to examine.
  private static let ancestors = 20

  /// A way in which a view uses an object that it receives.
  enum Keeping: Hashable {
    /// Storage of the first object in the named property.
    case owns(property: String)
    /// Creation of the object on demand.
    case makes
    /// Use of each received object, in the named property.
    case uses(property: String)
  }

  /// Returns a view's use of the value with the given label, or nil if the use is unknown.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - label: The label of the argument; empty for one without.
  /// - Returns: The use, or nil if it is unknown.
  func keeping(of view: TypeFacts, label: String) -> Keeping? {
    guard view.isView, view.kind == .struct else { return nil }
    let parameters = view.initializers.compactMap { $0.parameters[label] }
    guard !parameters.isEmpty else { return keeping(in: label, of: view) }
    let found = Set(parameters.map { keeping(of: view, parameter: $0) })
    return found.count == 1 ? found.first ?? nil : nil
  }

  private func keeping(
    of view: TypeFacts,
    parameter: InitializerFacts.Parameter
  ) -> Keeping? {
    switch parameter.use {
    case .deferred: .makes
    case .owned(let property): .owns(property: property)
    case .stored(let property): keeping(in: property, of: view)
    case .unknown: nil
    }
  }

  private func keeping(in property: String, of view: TypeFacts) -> Keeping? {
    guard let facts = view.properties[property], !facts.isComputed, !facts.isStatic else {
      return nil
    }
    if facts.type?.contains("->") == true { return .makes }
    return facts.attributes.isDisjoint(with: ["State", "StateObject"])
      ? .uses(property: property) : .owns(property: property)
  }

  /// Returns the type that a view requires for the given label, as written, or nil if there is none.
  func typeText(wantedBy view: TypeFacts, label: String) -> String? {
    view.initializers.lazy.compactMap { $0.parameters[label]?.type }.first
      ?? view.properties[label]?.type
  }
}
