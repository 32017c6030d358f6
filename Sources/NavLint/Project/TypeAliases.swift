import SwiftSyntax

/// The types that aliases resolve to.
///
/// They are followed to types outside the project, such as `NavigationView`: a check for a name must also find its
/// aliases.
struct TypeAliases: Sendable {
  /// The types to which unambiguous aliases directly refer, keyed by alias.
  private var targets: [String: String] = [:]
  private var ambiguous: Set<String> = []
  /// The protocols and classes that aliases combine, as in `ObservableObject & Identifiable`.
  private(set) var compositions: [String: [String]] = [:]

  /// Creates a set of the aliases in a file.
  init(of file: ParsedFile) {
    for alias in file.nodes(TypeAliasDeclSyntax.self) {
      let type = alias.initializer.value
      if let combined = type.combined {
        compositions[alias.name.text] = combined.map(\.simpleName)
        continue
      }
      guard
        type.is(IdentifierTypeSyntax.self) || type.is(MemberTypeSyntax.self)
          || type.is(ArrayTypeSyntax.self)
      else { continue }
      note(alias.name.text, Project.simpleName(type.trimmedDescription))
    }
  }

  /// Creates a set that combines the aliases of several files.
  init(_ all: [TypeAliases]) {
    for aliases in all {
      for (name, target) in aliases.targets { note(name, target) }
      for name in aliases.ambiguous { drop(name) }
      compositions.merge(aliases.compositions) { first, _ in first }
    }
  }

  private mutating func note(_ name: String, _ target: String) {
    if ambiguous.contains(name) || targets[name] ?? target != target { return drop(name) }
    targets[name] = target
  }

  private mutating func drop(_ name: String) {
    ambiguous.insert(name)
    targets[name] = nil
  }

  /// The types to which aliases finally resolve, keyed by alias, including the project's own types and arrays.
  var aliasedTypes: [String: String] {
    targets.keys.reduce(into: [:]) { types, name in
      var seen: Set = [name]
      var target = name
      while let next = targets[target], seen.insert(next).inserted { target = next }
      if targets[target] == nil, target != name { types[name] = target }
    }
  }

  /// Returns the given names and all names that refer to them.
  ///
  /// - Parameter names: The names, which may be aliases themselves.
  /// - Returns: The given names and their aliases.
  func names(through names: Set<String>) -> Set<String> {
    guard !names.isEmpty else { return [] }
    return targets.keys.reduce(into: names) { all, name in
      var seen: Set = [name]
      var target = name
      while !names.contains(target), let next = targets[target], seen.insert(next).inserted {
        target = next
      }
      if names.contains(target) { all.insert(name) }
    }
  }

  /// Returns the types to which aliases finally resolve, keyed by alias.
  ///
  /// - Parameter isOwn: A closure that returns whether the project declares a type with a name.
  /// - Returns: The type by each name, without the project's own types.
  func resolved(except isOwn: (String) -> Bool) -> [String: String] {
    var resolved: [String: String] = [:]
    for name in targets.keys where !isOwn(name) {
      var seen: Set = [name]
      var target = name
      // A circular alias is not valid Swift, and leads nowhere.
      while let next = targets[target], seen.insert(next).inserted { target = next }
      if targets[target] == nil, target != name, !isOwn(target), !target.hasPrefix("[") {
        resolved[name] = target
      }
    }
    return resolved
  }
}

extension TypeSyntax {
  /// The parts of a composition such as `(A & B)`, or nil if the type is not a composition.
  fileprivate var combined: [TypeSyntax]? {
    if let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.type.combined
    }
    return self.as(CompositionTypeSyntax.self).map { $0.elements.map(\.type) }
  }
}
