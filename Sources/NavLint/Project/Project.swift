/// What is known of all files together, for rules that need more than one.
package struct Project: Sendable {
  /// The types and what extensions add to them, by their simple names.
  package let types: [String: TypeFacts]
  /// Where objects are put into the environment.
  package let injections: [Injection]
  /// The same by what is handed over, as it is written.
  let injectionsByValue: [String: [Injection]]
  /// The places that show something, by the name of what is shown.
  package let showings: [String: [Showing]]
  /// The names of everything that is called in some type.
  package let calledNames: Set<String>
  /// The names of all methods that some type declares.
  package let methodNames: Set<String>
  /// What stacks are bound to.
  let stackPaths: Set<StackPath>
  /// What the stacks of each type are bound to, where an object from outside has the path.
  let sharedPaths: [String: Set<StackPath>]
  /// The types that have what stacks are bound to, by its last name, such as `path` of `$router.path`.
  let stackPathOwners: [String: Set<String?>]
  /// The names that a binding leads to, such as `router` and `path` of `$router.path`.
  let bindingNames: Set<String>
  /// The destinations that are declared for types, by the piece of interface that declares them.
  let destinations: [String: [DeclaredDestination]]
  /// Whether destinations may be declared in files that were not given.
  let mayLackDestinations: Bool
  /// The names of the functions and types that are handed links which were opened.
  let linkFunctions: Set<String>
  /// The names that more than one type has; nothing certain can be said of them.
  package let ambiguousNames: Set<String>
  /// The places that put pieces of interface into stacks from outside, by the pieces.
  let stacksAround: [String: Showing]
  /// What other names of types stand for, except where that is a type of the project.
  let aliases: [String: String]
  /// What the file declares that the project is seen from; nothing where it is none.
  private(set) var declarations = Declarations()

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
    aliases = TypeAliases(files.map(\.aliases)).resolved { types[$0] != nil }
    calledNames = types.values.reduce(into: []) { $0.formUnion($1.calledNames) }
    methodNames = types.values.reduce(into: []) { $0.formUnion($1.methods) }
    ambiguousNames = ambiguous
    let showings = Dictionary(grouping: files.flatMap(\.showings), by: \.shown)
    self.showings = showings
    stacksAround = Self.stacks(around: showings, except: ambiguous)
    stackPaths = files.reduce(into: []) { $0.formUnion($1.stackPaths) }
    sharedPaths = files.reduce(into: [:]) { $0.merge($1.sharedPaths) { $0.union($1) } }
    stackPathOwners = stackPaths.reduce(into: [:]) { $0[$1.name, default: []].insert($1.owner) }
    bindingNames = files.reduce(into: []) { $0.formUnion($1.bindingNames) }
    destinations = Dictionary(grouping: files.flatMap(\.destinations), by: \.piece)
    injections = files.flatMap(\.injections)
    injectionsByValue = Dictionary(grouping: injections, by: \.value)
    mayLackDestinations = Self.mayLackDestinations(types, showings)
    linkFunctions = LinkCalls.reached(
      by: files.reduce(into: [:]) { $0.merge($1.linkCalls) { $0.union($1) } }
    )
  }

  /// The same project, with what one of its files alone says about the expressions in it.
  func seen(from file: ParsedFile) -> Project {
    var project = self
    project.declarations = file.declarations
    return project
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
