/// What is known of all files together, for rules that need more than one.
package struct Project: Sendable {
  /// The types and what extensions add to them, by their simple names.
  package let types: [String: TypeFacts]
  /// Where objects are put into the environment.
  package let injections: [Injection]
  /// The places that show something, by the name of what is shown.
  package let showings: [String: [Showing]]
  /// What stacks are bound to.
  let stackPaths: Set<StackPath>
  /// The last names of what stacks are bound to, such as `path` of `$router.path`.
  let stackPathNames: Set<String>
  /// The names that a binding leads to, such as `router` and `path` of `$router.path`.
  let bindingNames: Set<String>
  /// The destinations that are declared for types, by the piece of interface that declares them.
  let destinations: [String: [DeclaredDestination]]
  /// The names that more than one type has; nothing certain can be said of them.
  package let ambiguousNames: Set<String>

  /// Puts together what the files tell.
  ///
  /// - Parameter files: The facts of all files, in their order.
  init(_ files: [FileFacts]) {
    var types: [String: TypeFacts] = [:]
    var ambiguous = files.reduce(into: Set<String>()) { $0.formUnion($1.ambiguousNames) }
    for facts in files.flatMap(\.types) {
      guard let known = types[facts.name] else {
        types[facts.name] = facts
        continue
      }
      if known.kind != .extension && facts.kind != .extension { ambiguous.insert(facts.name) }
      types[facts.name]?.merge(facts)
    }
    self.types = types
    ambiguousNames = ambiguous
    showings = Dictionary(grouping: files.flatMap(\.showings), by: \.shown)
    stackPaths = files.reduce(into: []) { $0.formUnion($1.stackPaths) }
    stackPathNames = Set(stackPaths.map(\.name))
    bindingNames = files.reduce(into: []) { $0.formUnion($1.bindingNames) }
    destinations = Dictionary(grouping: files.flatMap(\.destinations), by: \.piece)
    injections = files.flatMap(\.injections)
  }

  /// Finds a type of the project by its name.
  ///
  /// - Parameter name: The name, with or without the types that it lies in, generic arguments and `?`.
  /// - Returns: The type, or nil when the project declares none or several of that name.
  package func type(named name: String) -> TypeFacts? {
    let name = Self.simpleName(name)
    return ambiguousNames.contains(name) ? nil : types[name]
  }

  /// The last name of a type's text: `Route` of `Shop.Route?` and of `any Route`.
  ///
  /// - Parameter text: The type as it is written.
  /// - Returns: The name; arrays, dictionaries and tuples are left as they are.
  package static func simpleName(_ text: String) -> String {
    guard let first = text.first, first.isLetter || first == "_" else { return text }
    let plain = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    let last = plain.split { $0 == "." || $0 == " " }.last
    return last.map(String.init) ?? text
  }
}
