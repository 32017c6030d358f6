import SceneModel

extension CodeInterface {
  /// Creates an app's interface from the declarations of a module.
  ///
  /// - Parameter graph: The declarations.
  init(_ graph: DeclarationGraph) {
    let reader = GraphReader(graph)
    var types: [String: CodeType] = [:]
    for symbol in graph.symbols {
      guard let kind = CodeType.Kind(symbol.kind.identifier), !reader.isView(symbol) else {
        continue
      }
      types[symbol.pathComponents.joined(separator: ".")] = reader.type(kind, symbol)
    }
    self.init(types: types, roots: reader.roots(graph.symbols))
  }
}

/// A reader that finds related declarations in a graph.
private struct GraphReader {
  private let symbols: [String: DeclarationGraph.Symbol]
  private let members: [String: [DeclarationGraph.Symbol]]
  private let parents: [String: [DeclarationGraph.Relationship]]
  /// The texts of all declarations.
  private let declarations: [String]

  init(_ graph: DeclarationGraph) {
    let symbols = Dictionary(graph.symbols.map { ($0.identifier.precise, $0) }) { first, _ in first
    }
    var members: [String: [DeclarationGraph.Symbol]] = [:]
    var parents: [String: [DeclarationGraph.Relationship]] = [:]
    for relationship in graph.relationships {
      switch relationship.kind {
      case "memberOf":
        if let member = symbols[relationship.source] {
          members[relationship.target, default: []].append(member)
        }
      case "inheritsFrom", "conformsTo":
        parents[relationship.source, default: []].append(relationship)
      default: break
      }
    }
    self.symbols = symbols
    self.members = members
    self.parents = parents
    let paths = symbols.mapValues { $0.pathComponents.joined(separator: ".") }
    declarations = graph.symbols.map { Self.text($0.declarationFragments ?? [], paths) }
  }

  /// Returns whether a type conforms to a SwiftUI protocol such as `View`.
  func isView(_ symbol: DeclarationGraph.Symbol) -> Bool {
    parents[symbol.identifier.precise, default: []].contains {
      ["View", "App", "Scene", "ViewModifier", "PreviewProvider"]
        .contains($0.targetFallback?.split(separator: ".").last.map(String.init))
    }
  }

  func type(_ kind: CodeType.Kind, _ symbol: DeclarationGraph.Symbol) -> CodeType {
    let own = members[symbol.identifier.precise, default: []]
    let name = symbol.pathComponents.joined(separator: ".")
    let parameters = symbol.swiftGenerics?.parameters?.map(\.name) ?? []
    return CodeType(
      kind: kind,
      genericParameters: parameters,
      instances: parameters.isEmpty ? [] : instances(of: name, parameters),
      members: allMembers(of: symbol, isPrivate: false, seen: []),
      cases: own.filter { $0.kind.identifier == "swift.enum.case" }.compactMap {
        member($0, isPrivate: false)
      },
      makers: makers(of: symbol, own, name)
    )
  }

  /// Returns the initialisers of a type, in the order of their declaration.
  private func makers(
    of symbol: DeclarationGraph.Symbol,
    _ own: [DeclarationGraph.Symbol],
    _ name: String
  ) -> [CodeMember] {
    own.sorted { $0.place < $1.place }.compactMap { maker in
      switch maker.kind.identifier {
      case "swift.init":
        // Views and Codable's initialisers are never typed at a prompt.
        guard maker.pathComponents.last != "init(from:)" else { return nil }
        return initialiser(maker, of: name, isPrivate: Self.isPrivate(symbol))
      case "swift.type.property", "swift.type.method":
        guard let member = member(maker, isPrivate: Self.isPrivate(symbol)),
          [name, "\(name)?", "Self"].contains(member.type)
        else { return nil }
        return member
      default: return nil
      }
    }
  }

  /// Returns the global variables and static properties whose values are objects.
  func roots(_ all: [DeclarationGraph.Symbol]) -> [CodeMember] {
    let classes = Set(
      all.filter { $0.kind.identifier == "swift.class" }
        .map { $0.pathComponents.joined(separator: ".") }
    )
    return all.filter { ["swift.var", "swift.type.property"].contains($0.kind.identifier) }
      .sorted { $0.place < $1.place }
      .compactMap { symbol in
        guard var root = member(symbol, isPrivate: false), root.obstacle == nil,
          !root.traits.contains(.isAsync), !root.traits.contains(.isThrowing)
        else { return nil }
        let owner = symbol.pathComponents.dropLast().joined(separator: ".")
        if root.type == "Self" { root.type = owner }
        guard let type = root.type, classes.contains(type) else { return nil }
        root.name = symbol.pathComponents.joined(separator: ".")
        return root
      }
  }

  /// The names of the members that only the system uses.
  private static let hidden: Set<String> = [
    "objectWillChange", "hash", "hashValue", "encode", "localizedDescription",
  ]

  private func allMembers(
    of symbol: DeclarationGraph.Symbol,
    isPrivate: Bool,
    seen: Set<String>
  ) -> [CodeMember] {
    let isPrivate = isPrivate || Self.isPrivate(symbol)
    let own = members[symbol.identifier.precise, default: []].filter {
      ["swift.property", "swift.method"].contains($0.kind.identifier)
    }
    var found = own.sorted { $0.place < $1.place }.compactMap { member($0, isPrivate: isPrivate) }
    let seen = seen.union([symbol.identifier.precise])
    for parent in parents[symbol.identifier.precise, default: []]
    where !seen.contains(parent.target) {
      guard let parent = symbols[parent.target] else { continue }
      for member in allMembers(of: parent, isPrivate: isPrivate, seen: seen)
      where !found.contains(where: { $0.fullName == member.fullName }) {
        found.append(member)
      }
    }
    return found
  }

  private func member(_ symbol: DeclarationGraph.Symbol, isPrivate: Bool) -> CodeMember? {
    let fragments = symbol.declarationFragments ?? []
    guard let start = fragments.firstIndex(where: { $0.kind == "identifier" }) else { return nil }
    // The quotation marks belong to the source and not to the name.
    let name = fragments[start].spelling.filter { $0 != "`" }
    guard !Self.hidden.contains(name), !name.hasPrefix("_") else { return nil }
    let paths = symbols.mapValues { $0.pathComponents.joined(separator: ".") }
    return CodeMember(
      words: fragments[..<start].map(\.spelling),
      name: name,
      rest: Self.text(fragments[fragments.index(after: start)...], paths),
      isPrivate: isPrivate || Self.isPrivate(symbol)
    )
  }

  private func initialiser(
    _ symbol: DeclarationGraph.Symbol,
    of type: String,
    isPrivate: Bool
  ) -> CodeMember? {
    let fragments = symbol.declarationFragments ?? []
    guard let start = fragments.firstIndex(where: { $0.spelling == "init" }) else { return nil }
    let paths = symbols.mapValues { $0.pathComponents.joined(separator: ".") }
    let rest = Self.text(fragments[fragments.index(after: start)...], paths)
    let isFailable = rest.hasPrefix("?") || rest.hasPrefix("!")
    var made = CodeMember(
      words: [],
      name: "init",
      rest: isFailable ? String(rest.dropFirst()) : rest,
      isPrivate: isPrivate || Self.isPrivate(symbol)
    )
    made.type = type
    if isFailable { made.traits.append(.isFailable) }
    return made
  }

  /// Returns the specialisations of a generic type that occur in the declarations.
  private func instances(of name: String, _ parameters: [String]) -> [String] {
    var found: Set<String> = []
    for text in declarations {
      var rest = Substring(text)
      while let range = rest.firstRange(of: "\(name)<") {
        let before = rest[..<range.lowerBound].last
        let list = rest[range.upperBound...]
        let arguments = DeclarationText(list).untilClosing
        let names = DeclarationText(arguments).list
        if before?.isIdentifier != true, !names.contains(where: { parameters.contains($0) }),
          names.count == parameters.count, !arguments.contains("some ")
        {
          found.insert("\(name)<\(arguments)>")
        }
        rest = list
      }
    }
    return found.sorted()
  }

  private static func isPrivate(_ symbol: DeclarationGraph.Symbol) -> Bool {
    ["private", "fileprivate"].contains(symbol.accessLevel)
  }

  /// Returns the text of a declaration, with the full names of the module's own types.
  private static func text(
    _ fragments: some Collection<DeclarationGraph.Fragment>,
    _ paths: [String: String]
  ) -> String {
    var text = ""
    for fragment in fragments {
      let path = fragment.preciseIdentifier.flatMap { paths[$0] }
      text += text.last == "." ? fragment.spelling : path ?? fragment.spelling
    }
    return text.replacing(" : ", with: ": ")
  }
}

extension DeclarationGraph.Symbol {
  /// The key for sorting declarations by position, with declarations without a position last.
  fileprivate var place: (String, Int, Int) {
    guard let location else { return ("~", 0, 0) }
    return (location.uri, location.position.line, location.position.character)
  }
}

extension CodeType.Kind {
  /// Creates a kind from the compiler's name, or returns nil if the name refers to another kind of declaration.
  fileprivate init?(_ identifier: String) {
    switch identifier {
    case "swift.class": self = .object
    case "swift.struct": self = .structure
    case "swift.enum": self = .enumeration
    default: return nil
    }
  }
}

extension Character {
  fileprivate var isIdentifier: Bool { isLetter || isNumber || self == "_" || self == "." }
}
