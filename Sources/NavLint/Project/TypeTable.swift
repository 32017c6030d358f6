/// A table of a project's types and their extensions, for looking up names in the code.
///
/// A name refers to a declaration in the enclosing types, then in the target, and then to the only declaration
/// elsewhere.
struct TypeTable: Sendable {
  /// The declarations of the types, keyed by qualified name.
  ///
  /// A name has several declarations if different targets, or parts of one target, declare it.
  private var entries: [String: [TypeFacts]] = [:]
  /// The qualified names of the types, keyed by simple name.
  private var qualified: [String: [String]] = [:]

  /// Creates a table without types.
  init() {}

  /// Creates a table from declarations and extensions.
  ///
  /// - Parameter all: The declarations of the files, in order.
  init(_ all: [TypeFacts]) {
    for facts in all where facts.kind != .extension { add(facts) }
    for facts in all where facts.kind == .extension {
      let own = entries[facts.qualifiedName]
      let known = own == nil ? qualified[facts.name].flatMap { $0.count == 1 ? $0[0] : nil } : nil
      let name = known ?? facts.qualifiedName
      guard let candidates = entries[name] else {
        add(facts)
        continue
      }
      let index = candidates.count == 1 ? 0 : candidates.firstIndex { $0.target == facts.target }
      if let index { entries[name]?[index].merge(facts) }
    }
  }

  private mutating func add(_ facts: TypeFacts) {
    if entries[facts.qualifiedName] == nil {
      qualified[facts.name, default: []].append(facts.qualifiedName)
    }
    entries[facts.qualifiedName, default: []].append(facts)
  }

  /// Returns the type that a name refers to, or nil if the name is unknown or ambiguous.
  ///
  /// - Parameters:
  ///   - name: The name as written, without generic arguments.
  ///   - scope: The qualified name of the enclosing type; nil if there is none.
  ///   - target: The target of the code.
  /// - Returns: The type, or nil if there is none or it is uncertain.
  func type(named name: String, in scope: String?, of target: String?) -> TypeFacts? {
    let found = candidates(named: name, in: scope, of: target)
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the declarations that a name may refer to.
  ///
  /// - Parameters:
  ///   - name: The name as written, without generic arguments.
  ///   - scope: The qualified name of the type around the code; nil if there is none.
  ///   - target: The target that the code belongs to.
  /// - Returns: The declarations: those of the target if it has any, and all of the name otherwise.
  func candidates(
    named name: String,
    in scope: String?,
    of target: String?
  ) -> [TypeFacts] {
    var scope = scope.map { $0.split(separator: ".") } ?? []
    while !scope.isEmpty {
      let inner = scope.joined(separator: ".") + "." + name
      if let found = entries[inner] { return Self.preferred(found, of: target) }
      scope.removeLast()
    }
    // A nested type is not visible by its last name alone if a type outside has the same name.
    if let found = entries[name] { return Self.preferred(found, of: target) }
    return Self.preferred(declarations(of: Project.simpleName(name)), of: target)
  }

  /// Returns all declarations with the given simple name.
  func declarations(of name: String) -> [TypeFacts] {
    (qualified[name] ?? []).flatMap { entries[$0] ?? [] }
  }

  /// The simple names that several declarations share.
  var repeatedNames: Set<String> {
    Set(
      qualified.keys.filter { name in
        let all = declarations(of: name)
        guard all.count > 1, let outer = entries[name], outer.count == 1, outer[0].isView else {
          return all.count > 1
        }
        // A namespace for constants inside another type, such as `Texts.Home`, is not a second
        // view.
        return all.filter { $0.isView }.count > 1
      }
    )
  }

  private static func preferred(_ found: [TypeFacts], of target: String?) -> [TypeFacts] {
    guard found.count > 1 else { return found }
    let own = found.filter { $0.target == target }
    return own.isEmpty ? found : own
  }
}
