import SwiftSyntax

/// Code that is handed a URL which was opened: a closure of `onOpenURL`, or a function called there.
struct LinkHandler {
  /// What runs.
  let statements: CodeBlockItemListSyntax
  /// The names that stand for the URL itself.
  let urls: Set<String>
  /// The names that stand for the URL or for something that was read from it.
  let names: Set<String>
  /// What the function is called as; nil for the closure of `onOpenURL`.
  let name: String?

  private init(_ statements: CodeBlockItemListSyntax, url: String, calledAs name: String? = nil) {
    self.statements = statements
    self.name = name
    urls = [url]
    names = Self.derived(from: [url], in: statements)
  }

  private init?(
    _ body: CodeBlockSyntax?,
    _ clause: FunctionParameterClauseSyntax,
    calledAs name: String?
  ) {
    guard let body, let name, let url = Self.parameter(of: clause) else { return nil }
    self.init(body.statements, url: url, calledAs: name)
  }

  /// Whether it is the closure of `onOpenURL`, and not a function.
  var isClosure: Bool { name == nil }

  /// Whether a node has to do with the link.
  func concerns(_ node: some SyntaxProtocol) -> Bool { node.uses(names) }

  /// The handlers of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - project: All files; a function may be called by a view of another one.
  /// - Returns: The handlers.
  static func all(in file: ParsedFile, _ project: Project) -> [LinkHandler] {
    var handlers: [LinkHandler] = []
    var called: Set<String> = []
    for call in file.calls(of: "onOpenURL") where !call.node.isInPreview {
      for (_, closure) in call.closures {
        let url = closure.parameterNames.first ?? "$0"
        handlers.append(LinkHandler(closure.statements, url: url))
      }
      if let name = call.argument("perform")?.memberPath?.last { called.insert(name) }
    }
    let functions = file.nodes(FunctionDeclSyntax.self).compactMap {
      Self($0.body, $0.signature.parameterClause, calledAs: $0.name.text)
    }
    let initializers = file.nodes(InitializerDeclSyntax.self).compactMap {
      Self($0.body, $0.signature.parameterClause, calledAs: $0.enclosingType?.name)
    }
    // What other files call is asked for only where it matters, since that takes all of them.
    let candidates = functions + initializers
    guard !candidates.isEmpty else { return handlers }
    called.formUnion(calledNames(in: project))
    handlers += candidates.filter { $0.name.map(called.contains) ?? false }
    return handlers
  }

  /// What is called by the types that hear of links, and by the types that those hand them to.
  private static func calledNames(in project: Project) -> Set<String> {
    let hearers = project.types.values.filter { $0.calledNames.contains("onOpenURL") }
    let called = hearers.reduce(into: Set<String>()) { $0.formUnion($1.calledNames) }
    return project.types.values.reduce(into: called) { all, type in
      if called.contains(type.name) || !called.isDisjoint(with: type.methods) {
        if !type.isView { all.formUnion(type.calledNames) }
      }
    }
  }

  private static func parameter(of clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first { $0.type.trimmedDescription == "URL" }
      .map { ($0.secondName ?? $0.firstName).text }
  }

  /// The names that get their values from some others.
  private static func derived(
    from names: Set<String>,
    in statements: CodeBlockItemListSyntax
  ) -> Set<String> {
    var names = names
    let bindings =
      statements.descendants(PatternBindingSyntax.self)
      .map { (Syntax($0.pattern), $0.initializer?.value) }
      + statements.descendants(OptionalBindingConditionSyntax.self)
      .map { (Syntax($0.pattern), $0.initializer?.value) }
      + statements.descendants(ForStmtSyntax.self).map { (Syntax($0.pattern), $0.sequence) }
    for (pattern, value) in bindings.sorted(by: { $0.0.position < $1.0.position }) {
      guard let value, value.uses(names) else { continue }
      names.formUnion(
        pattern.descendants(IdentifierPatternSyntax.self).map(\.identifier.text)
      )
    }
    return names
  }
}

extension ClosureExprSyntax {
  /// The names of the parameters; none when there is no list of them.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
