/// The facts about all files together, for rules that need more than one.
package struct Project: Sendable {
  /// The types and what extensions add to them, by their simple names; of several with one name the first.
  package let types: [String: TypeFacts]
  private let table: TypeTable
  /// The places where objects are put into the environment.
  package let injections: [Injection]
  /// The same by what is handed over, as it is written.
  let injectionsByValue: [String: [Injection]]
  /// The places that show something, by the key of what is shown.
  private let showings: [String: [Showing]]
  /// The names of everything that is called in some type.
  package let calledNames: Set<String>
  /// The names of all methods that some type declares.
  package let methodNames: Set<String>
  /// The paths that stacks are bound to.
  let stackPaths: Set<StackPath>
  /// The paths that the stacks of each type are bound to, where an object from outside has the
  /// path.
  let sharedPaths: [String: Set<StackPath>]
  /// The types that have what stacks are bound to, or are handed a binding of it, by its last name, such as `path` of `$router.path`.
  let stackPathOwners: [String: Set<String?>]
  /// The names of the types that are made with what a stack is bound to, such as a struct that is saved.
  let navigationStates: Set<String>
  /// The names that a binding leads to, such as `router` and `path` of `$router.path`.
  let bindingNames: Set<String>
  /// The destinations that are declared for types, by the piece of interface that declares them.
  let destinations: [String: [DeclaredDestination]]
  /// The same by the type whose pieces declare them.
  let destinationsByType: [String: [DeclaredDestination]]
  /// The same by the names of the methods that declare them.
  let destinationsByMethod: [String: [DeclaredDestination]]
  /// The names of the methods that extensions of `View` declare.
  let viewMethods: Set<String>
  /// The names of what is called while pieces of interface are made.
  let interfaceCalls: Set<String>
  /// The types of what the project's own initialisers of links push, by the labels of their parameters.
  let ownLinks: [String: String]
  /// The names of the classes that views watch, their other names among them.
  private(set) var watchedNames: Set<String> = []
  /// The names of methods that make an object of the project each time.
  let makingMethods: Set<String>
  /// Whether destinations may be declared in files that were not given.
  let mayLackDestinations: Bool
  /// The names of the functions and types that are handed links which were opened.
  let linkFunctions: Set<String>
  /// The names that more than one type has.
  private let repeatedNames: Set<String>
  /// The places that put pieces of interface into stacks from outside, by the pieces.
  let stacksAround: [String: Showing]
  /// The pieces of interface that are columns of split views.
  let columns: Set<String>
  /// The types that other names stand for, except where that is a type of the project.
  let aliases: [String: String]
  /// The types that other names stand for, those of the project's own types and of arrays among
  /// them.
  let aliasedTypes: [String: String]
  /// The declarations of the file that the project is seen from; none where it is none.
  private(set) var declarations = Declarations()
  /// The target that this file belongs to.
  private var target: String?

  /// Puts together what the files tell.
  ///
  /// - Parameter files: The facts of all files, in their order.
  init(_ files: [FileFacts]) {
    var types: [String: TypeFacts] = [:]
    for facts in files.flatMap(\.types) {
      types[facts.name]?.merge(facts)
      if types[facts.name] == nil { types[facts.name] = facts }
    }
    self.types = types
    let table = TypeTable(files.flatMap(\.types))
    self.table = table
    let repeated = table.repeatedNames
    repeatedNames = repeated
    let files = repeated.isEmpty ? files : files.map { $0.keyed(by: table, repeated) }
    let names = TypeAliases(files.map(\.aliases))
    aliases = names.resolved { types[$0] != nil }
    aliasedTypes = names.aliasedTypes
    calledNames = types.values.reduce(into: []) { $0.formUnion($1.calledNames) }
    methodNames = types.values.reduce(into: []) { $0.formUnion($1.methods) }
    makingMethods = types.values.reduce(into: []) { $0.formUnion($1.making.keys) }
    interfaceCalls = files.reduce(into: []) { $0.formUnion($1.interfaceCalls) }
    let showings = Dictionary(grouping: files.flatMap(\.showings), by: \.shown)
    self.showings = showings
    stacksAround = Self.stacks(around: showings, except: repeated)
    ownLinks = files.reduce(into: [:]) { $0.merge($1.ownLinks) { first, _ in first } }
    columns = Self.columns(of: showings)
    stackPaths = files.reduce(into: []) { $0.formUnion($1.stackPaths) }
    sharedPaths = files.reduce(into: [:]) { $0.merge($1.sharedPaths) { $0.union($1) } }
    let handed = files.flatMap(\.handedPaths)
    let followed = stackPaths.following(handed)
    stackPathOwners = followed.reduce(into: [:]) { $0[$1.name, default: []].insert($1.owner) }
    navigationStates = Set(handed.filter { !$0.isBinding && followed.mayHold($0.path) }.map(\.type))
    bindingNames = files.reduce(into: []) { $0.formUnion($1.bindingNames) }
    destinations = Dictionary(grouping: files.flatMap(\.destinations), by: \.piece)
    let declared = files.flatMap(\.destinations)
    destinationsByType = Dictionary(grouping: declared) { String($0.piece.prefix { $0 != "." }) }
    destinationsByMethod = Dictionary(
      grouping: declared.filter { $0.piece.contains(".") },
      by: { String($0.piece.drop { $0 != "." }.dropFirst()) }
    )
    viewMethods = types["View"]?.methods ?? []
    injections = files.flatMap(\.injections)
    injectionsByValue = Dictionary(grouping: injections, by: \.value)
    mayLackDestinations = Self.mayLackDestinations(types, showings)
    linkFunctions = LinkCalls.reached(
      by: files.reduce(into: [:]) { $0.merge($1.linkCalls) { $0.union($1) } }
    )
    let watched = files.flatMap(\.types).filter {
      isWatched(self.type(named: $0.qualifiedName) ?? $0)
    }
    watchedNames = Set(watched.map(\.name))
    watchedNames.formUnion(
      aliasedTypes.filter { watchedNames.contains(Self.simpleName($0.value)) }.keys
    )
  }

  /// The same project, with what one of its files alone says about the expressions in it.
  func seen(from file: ParsedFile, of target: String? = nil) -> Project {
    var project = self
    project.declarations = file.declarations
    project.target = target
    return project
  }

  /// Finds a type of the project by its name.
  ///
  /// - Parameter name: The name, with or without the types that it lies in, generic arguments and `?`.
  /// - Returns: The type, or nil when the project declares none or several of that name.
  package func type(named name: String) -> TypeFacts? {
    type(named: name, in: nil)
  }

  /// Finds the type that a name means in some place.
  ///
  /// - Parameters:
  ///   - name: The name, with or without the types that it lies in, generic arguments and `?`.
  ///   - scope: The qualified name of the type around the place; nil where there is none.
  /// - Returns: The type, or nil when the project declares none of that name, or several.
  package func type(named name: String, in scope: String?) -> TypeFacts? {
    let parts = name.split(separator: "/")
    let target = parts.count == 2 ? String(parts[0]) : target
    let text = Self.plainName(parts.last.map(String.init) ?? name)
    if let found = table.type(named: text, in: scope, of: target) { return found }
    guard let aliased = aliasedTypes[text] else { return nil }
    return table.type(named: aliased, in: nil, of: target)
  }

  /// Whether the project has a type of a name.
  ///
  /// - Parameter name: The simple name.
  /// - Returns: Whether it declares one; extensions do not count.
  package func declares(_ name: String) -> Bool {
    types[name].map { $0.kind != .extension } ?? false
  }

  /// Whether more than one type has the name of a piece of interface, so that nothing certain can be said of it.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether that is so, also for the target that the project is seen from.
  package func isAmbiguous(_ piece: String) -> Bool {
    let name = String(piece.prefix { $0 != "." })
    return repeatedNames.contains(name) && type(named: name) == nil
  }

  /// The places that show a piece of interface.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The places.
  package func showings(of piece: String) -> [Showing] {
    showings[key(of: piece)] ?? []
  }

  /// The name under which the type of a destination is kept.
  ///
  /// - Parameters:
  ///   - text: The type as it is written.
  ///   - scope: The qualified name of the type around the destination.
  /// - Returns: The qualified name where several types have the name, and the text otherwise.
  func destinationType(_ text: String, in scope: String?) -> String {
    repeatedNames.isEmpty ? text : type(named: text, in: scope)?.qualifiedName ?? text
  }

  /// Returns the key of a piece of interface: its name, and its target where several have one of
  /// that name.
  func key(of piece: String) -> String {
    repeatedNames.isEmpty ? piece : FileFacts.key(of: piece, seenFrom: target, table, repeatedNames)
  }

  /// The last name of a type's text: `Route` of `Shop.Route?` and of `any Route`.
  ///
  /// - Parameter text: The type as it is written.
  /// - Returns: The name; arrays, dictionaries and tuples are left as they are.
  package static func simpleName(_ text: String) -> String {
    guard let first = text.first, first.isLetter || first == "_" else { return text }
    return plainName(text).split(separator: ".").last.map(String.init) ?? text
  }

  /// A type's text without generic arguments, optionality and words such as `any`: `Shop.Route` of `any Shop.Route?`.
  private static func plainName(_ text: String) -> String {
    guard let first = text.first, first.isLetter || first == "_" else { return text }
    let plain = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return plain.split(separator: " ").last.map(String.init) ?? text
  }
}
