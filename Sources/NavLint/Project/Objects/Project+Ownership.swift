extension Project {
  /// Whether views can watch the objects of a type: by what it says itself, or by what it inherits from.
  ///
  /// - Parameter type: A type of the project.
  /// - Returns: Whether it is a class that is `@Observable` or an `ObservableObject`.
  func isWatched(_ type: TypeFacts) -> Bool {
    type.kind == .class && watching(type) != nil
  }

  /// Whether a class is watched as an `ObservableObject`, for which `@State` does nothing.
  func isObservableObject(_ type: TypeFacts) -> Bool {
    type.kind == .class && watching(type) == .observableObject
  }

  private enum Watching {
    case observable, observableObject
  }

  private func watching(_ type: TypeFacts) -> Watching? {
    var waiting = [type]
    var visited: Set<String> = []
    while let type = waiting.popLast(), visited.count < Self.ancestors {
      if type.attributes.contains("Observable") { return .observable }
      for name in type.inherited {
        if name == "ObservableObject" || aliases[name] == "ObservableObject" {
          return .observableObject
        }
        if visited.insert(name).inserted, let next = self.type(named: name) { waiting.append(next) }
      }
    }
    return nil
  }

  /// The number of inherited types that are looked at.
  private static let ancestors = 20

  /// The use that a view makes of an object that it is given.
  enum Keeping: Hashable {
    /// It keeps the first one that it is given as its own.
    case owns(property: String)
    /// It makes it itself, when it needs it.
    case makes
    /// It uses the one that it is given each time.
    case uses(property: String)
  }

  /// Returns the use that a view makes of what it is given under a label.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - label: The label of the argument; empty for one without.
  /// - Returns: What it does, or nil when that cannot be told.
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

  /// The type that a view wants under a label, as it is written there.
  func typeText(wantedBy view: TypeFacts, label: String) -> String? {
    view.initializers.lazy.compactMap { $0.parameters[label]?.type }.first
      ?? view.properties[label]?.type
  }
}
