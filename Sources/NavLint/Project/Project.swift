/// The facts about all files, for rules that need more than one file.
package struct Project: Sendable {
  /// The types with their extensions, keyed by simple name, without later types of the same name.
  package let types: [String: TypeFacts]
  private let table: TypeTable
  /// The calls that put objects into the environment.
  package let injections: [Injection]
  /// The calls that put objects into the environment, keyed by the injected value as written.
  let injectionsByValue: [String: [Injection]]
  /// The places that show each UI piece, keyed by the piece's key.
  private let showings: [String: [Showing]]
  /// The names of all functions and types that are called in any type.
  package let calledNames: Set<String>
  /// The names of all methods in the project.
  package let methodNames: Set<String>
  /// The paths that are bound to stacks.
  let stackPaths: Set<StackPath>
  /// The tab selections in objects with a known type.
  let tabSelections: Set<StackPath>
  /// The paths in external objects to which a type binds its stacks, keyed by type.
  let sharedPaths: [String: Set<StackPath>]
  /// The paths in objects that only one view of the program keeps, with that view's stack.
  let ownedPaths: [StackPath: OwnedPath]
  /// The types with a property that is bound to a stack, keyed by the property's name, such as `path`.
  let stackPathOwners: [String: Set<String?>]
  /// The names of the types that are created from a stack's path, such as a struct for saving the path.
  let navigationStates: Set<String>
  /// The names that occur in bindings, such as `router` and `path` in `$router.path`.
  let bindingNames: Set<String>
  /// The names of the variables and properties that any code sets.
  let setNames: SetNames
  /// The properties that any code changes itself, rather than through a binding.
  let changedMembers: ChangedMembers
  /// The destinations declared for types, keyed by the UI piece that declares them.
  let destinations: [String: [DeclaredDestination]]
  /// The destinations declared for types, keyed by the type whose pieces declare them.
  let destinationsByType: [String: [DeclaredDestination]]
  /// The destinations declared for types, keyed by the names of the methods that declare them.
  let destinationsByMethod: [String: [DeclaredDestination]]
  /// The names of methods in extensions of `View`.
  let viewMethods: Set<String>
  /// The names of all functions and types that are called while UI pieces are created.
  let interfaceCalls: Set<String>
  /// The types that the project's own link initialisers push, keyed by the labels of the parameters.
  let ownLinks: [String: String]
  /// The names of the classes that views observe, including their aliases.
  private(set) var watchedNames: Set<String> = []
  /// The names of methods that create a new object on each call.
  let makingMethods: Set<String>
  /// A Boolean value that indicates whether a stack may have destinations that the project does not declare.
  let mayLackDestinations: Bool
  /// A Boolean value that indicates whether the project is an app without any stack.
  let isStackless: Bool
  /// The names of functions and types that receive opened links.
  let linkFunctions: Set<String>
  /// The names of functions that return nil for unknown links.
  let linkParsers: Set<String>
  /// The names of lists that contain functions for parsing links.
  let linkParserLists: Set<String>
  /// The names that several types share.
  private let repeatedNames: Set<String>
  /// The places that put UI pieces into outer stacks, keyed by piece.
  let stacksAround: [String: Showing]
  /// The names of the project's views, modifiers and methods that put a stack around the content that they receive.
  let surrounding: Set<String>
  /// The calls that pass stored objects to a method that returns a view, keyed by method.
  let handings: [String: [Showing]]
  /// The UI pieces that are columns of split views.
  let columns: Set<String>
  /// The types to which aliases resolve, keyed by alias, except the project's own types.
  let aliases: [String: String]
  /// The types to which aliases resolve, keyed by alias, including the project's own types and arrays.
  let aliasedTypes: [String: String]
  /// The places that refer to SwiftUI's `Tab` by its qualified name.
  let qualifiedTabs: QualifiedTabs
  /// The aliases of SwiftUI's `Tab`.
  let qualifiedTabNames: Set<String>
  /// The protocols and classes that aliases combine, keyed by alias.
  private let compositions: [String: [String]]
  /// The number of properties that own an object of each class, keyed by class name.
  let keepers: [String: Int]
  /// The declarations in the current file, or an empty set if there is no current file.
  private(set) var declarations = Declarations()
  /// The target of the current file, or nil if it is unknown.
  private var target: String?

  /// Creates a project from the facts about all files.
  ///
  /// - Parameter files: The facts about all files, in order.
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
    qualifiedTabs = QualifiedTabs(files.map(\.qualifiedTabs))
    qualifiedTabNames = names.names(through: qualifiedTabs.aliases)
    compositions = names.compositions
    let keepers = OwnedPath.keepers(types)
    self.keepers = keepers
    calledNames = types.values.reduce(into: []) { $0.formUnion($1.calledNames) }
    methodNames = types.values.reduce(into: []) { $0.formUnion($1.methods) }
    makingMethods = types.values.reduce(into: []) { $0.formUnion($1.making.keys) }
    interfaceCalls = Factory.reached(
      from: files.reduce(into: []) { $0.formUnion($1.interfaceCalls) },
      by: files.flatMap(\.factories)
    ) { types[$0]?.isView == true }
    let showings = Dictionary(grouping: files.flatMap(\.showings), by: \.shown)
    self.showings = showings
    let made = Self.certainPieces(files.flatMap(\.madePieces), types, showings)
    handings = Dictionary(
      grouping: files.flatMap(\.madePieces).filter { !$0.ownedObjects.isEmpty },
      by: \.shown
    )
    let surrounding = Self.surrounding(types, except: repeated)
    self.surrounding = surrounding
    stacksAround = Self.stacks(
      around: showings.merging(made) { $0 + $1 },
      except: repeated,
      surrounding
    )
    ownLinks = files.reduce(into: [:]) { $0.merge($1.ownLinks) { first, _ in first } }
    columns = Self.columns(of: showings)
    stackPaths = files.reduce(into: []) { $0.formUnion($1.stackPaths) }
    tabSelections = files.reduce(into: []) {
      $0.formUnion($1.tabSelections)
      $0.formUnion($1.deepSelections.compactMap { $0.resolved(types) })
    }
    sharedPaths = files.reduce(into: [:]) { $0.merge($1.sharedPaths) { $0.union($1) } }
    ownedPaths = OwnedPath.only(files.flatMap(\.ownedPaths), keepers)
    let handed = files.flatMap(\.handedPaths)
    let followed = stackPaths.following(handed)
    stackPathOwners = followed.reduce(into: [:]) { $0[$1.name, default: []].insert($1.owner) }
    navigationStates = Set(handed.filter { !$0.isBinding && followed.mayHold($0.path) }.map(\.type))
    bindingNames = files.reduce(into: []) { $0.formUnion($1.bindingNames) }
    setNames = files.reduce(into: SetNames()) { $0.merge($1.setNames) }
    changedMembers = files.reduce(into: ChangedMembers()) { $0.merge($1.changedMembers) }
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
    isStackless = Self.isStackless(files, types, aliases)
    linkFunctions = LinkCalls.reached(
      by: files.reduce(into: [:]) { $0.merge($1.linkCalls) { $0.union($1) } }
    )
    linkParsers = files.reduce(into: []) { $0.formUnion($1.linkParsers) }
    linkParserLists = files.reduce(into: []) { $0.formUnion($1.linkParserLists) }
    let watched = files.flatMap(\.types).filter {
      isWatched(self.type(named: $0.qualifiedName) ?? $0)
    }
    watchedNames = Set(watched.map(\.name))
    watchedNames.formUnion(
      aliasedTypes.filter { watchedNames.contains(Self.simpleName($0.value)) }.keys
    )
  }

  /// Returns a copy of the project with the given file as the current file.
  func seen(from file: ParsedFile, of target: String? = nil) -> Project {
    var project = self
    project.declarations = file.declarations
    project.target = target
    return project
  }

  /// Returns the project's type with the given name, or nil if the name is unknown or ambiguous.
  ///
  /// - Parameter name: The name, with or without its enclosing types, generic arguments and `?`.
  /// - Returns: The type, or nil if the project declares no type or several types of that name.
  package func type(named name: String) -> TypeFacts? {
    type(named: name, in: nil)
  }

  /// Returns the type that a name refers to in the given scope, or nil if the name is unknown or ambiguous.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its enclosing types, generic arguments and `?`.
  ///   - scope: The qualified name of the enclosing type; nil if there is none.
  /// - Returns: The type, or nil if the project declares no type or several types of that name.
  package func type(named name: String, in scope: String?) -> TypeFacts? {
    let found = candidates(named: name, in: scope)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the declarations that a name may refer to in the given scope.
  ///
  /// What is true of all of them is certain, also where it is not certain which of them is meant.
  ///
  /// - Parameters:
  ///   - name: The name, with or without its enclosing types, generic arguments and `?`.
  ///   - scope: The qualified name of the type around the place; nil if there is none.
  /// - Returns: The declarations, of which there is only one if the name is unambiguous.
  package func candidates(named name: String, in scope: String?) -> [TypeFacts] {
    let parts = name.split(separator: "/")
    let target = parts.count == 2 ? String(parts[0]) : target
    let text = Self.plainName(parts.last.map(String.init) ?? name)
    let found = table.candidates(named: text, in: scope, of: target)
    guard found.count != 1, let aliased = aliasedTypes[text] else { return found }
    return table.candidates(named: aliased, in: nil, of: target)
  }

  /// Returns the protocols and classes that an alias combines, or nil if the name is not such an alias.
  func combined(_ name: String) -> [String]? { compositions[name] }

  /// Returns the supertypes and protocols of a type, including those that an alias combines.
  func supertypes(of type: TypeFacts) -> [String] {
    compositions.isEmpty
      ? Array(type.inherited) : type.inherited.flatMap { compositions[$0] ?? [$0] }
  }

  /// Returns whether the project declares a type with the given name.
  ///
  /// - Parameter name: The simple name.
  /// - Returns: Whether the project declares the type; extensions do not count.
  package func declares(_ name: String) -> Bool {
    types[name].map { $0.kind != .extension } ?? false
  }

  /// Returns whether several types share the name of a UI piece, which makes facts about the piece uncertain.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: Whether the name is ambiguous in the current target.
  package func isAmbiguous(_ piece: String) -> Bool {
    let name = String(piece.prefix { $0 != "." })
    return repeatedNames.contains(name) && type(named: name) == nil
  }

  /// Returns the places that show a UI piece.
  ///
  /// - Parameter piece: The name of a view, or of a part such as `ContentView.list`.
  /// - Returns: The places.
  package func showings(of piece: String) -> [Showing] {
    showings[key(of: piece)] ?? []
  }

  /// Returns the key for the type of a destination.
  ///
  /// - Parameters:
  ///   - text: The type as written.
  ///   - scope: The qualified name of the type around the destination.
  /// - Returns: The qualified name if several types have the name, or else the text.
  func destinationType(_ text: String, in scope: String?) -> String {
    repeatedNames.isEmpty ? text : type(named: text, in: scope)?.qualifiedName ?? text
  }

  /// Returns the key of a UI piece, which consists of its name and, if several pieces share the name, its target.
  func key(of piece: String) -> String {
    repeatedNames.isEmpty ? piece : FileFacts.key(of: piece, seenFrom: target, table, repeatedNames)
  }

  /// Returns the last name in a type's text, such as `Route` for `Shop.Route?` or `any Route`.
  ///
  /// - Parameter text: The type as written.
  /// - Returns: The name; arrays, dictionaries and tuples are returned unchanged.
  package static func simpleName(_ text: String) -> String {
    guard let first = text.first, first.isLetter || first == "_" else { return text }
    return plainName(text).split(separator: ".").last.map(String.init) ?? text
  }

  /// Returns a type's text without generic arguments, `?`, `!` and words such as `any`.
  ///
  /// For example, the result for `any Shop.Route?` is `Shop.Route`.
  private static func plainName(_ text: String) -> String {
    guard let first = text.first, first.isLetter || first == "_" else { return text }
    let plain = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" }
    return plain.split(separator: " ").last.map(String.init) ?? text
  }
}
