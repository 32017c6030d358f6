import SwiftSyntax

/// Code that receives an opened URL: a closure of `onOpenURL`, or a function that such a closure calls.
struct LinkHandler {
  /// The statements of the handler.
  let statements: CodeBlockItemListSyntax
  /// The names of the variables that contain the URL.
  let urls: Set<String>
  /// The names of the variables that contain the URL or values read from it.
  let names: Set<String>
  /// The names of the variables that contain lists of the link's parts.
  let lists: Set<String>
  /// The name of the function, or nil if the handler is a closure of `onOpenURL`.
  let name: String?

  private init(_ statements: CodeBlockItemListSyntax, url: String, calledAs name: String? = nil) {
    self.statements = statements
    self.name = name
    urls = Self.webPages(in: statements).union([url])
    names = Self.derived(from: [url], in: statements)
    lists = Set(
      statements.descendants(PatternBindingSyntax.self).compactMap { binding in
        guard let value = binding.initializer?.value, Self.givesParts(value) else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    )
  }

  private init?(
    _ body: CodeBlockSyntax?,
    _ clause: FunctionParameterClauseSyntax,
    calledAs name: String?
  ) {
    guard let body, let name, let url = Self.parameter(of: clause) else { return nil }
    self.init(body.statements, url: url, calledAs: name)
  }

  private init(parts: String, in statements: CodeBlockItemListSyntax, calledAs name: String) {
    self.statements = statements
    self.name = name
    urls = []
    names = Self.derived(from: [parts], in: statements)
    lists = [parts]
  }

  /// Returns the functions that receive the parts of a link from a handler, such as `open(parts: [String])`.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - project: The facts about all files.
  /// - Returns: The functions.
  static func takingParts(in file: ParsedFile, _ project: Project) -> [LinkHandler] {
    file.nodes(FunctionDeclSyntax.self).compactMap { function in
      guard let body = function.body, project.linkFunctions.contains(function.name.text),
        let parameter = function.signature.parameterClause.parameters.first(where: isListOfParts)
      else { return nil }
      let name = (parameter.secondName ?? parameter.firstName).text
      return LinkHandler(parts: name, in: body.statements, calledAs: function.name.text)
    }
  }

  /// Returns whether a parameter receives the parts of a link, according to its type and its names.
  private static func isListOfParts(_ parameter: FunctionParameterSyntax) -> Bool {
    let types: Set<String> = [
      "[String]", "[Substring]", "ArraySlice<String>", "[String.SubSequence]",
      "ArraySlice<Substring>", "ArraySlice<String.SubSequence>",
    ]
    let names = [parameter.firstName.text, parameter.secondName?.text ?? ""].map { $0.lowercased() }
    let type = String(parameter.type.trimmedDescription.trimmingPrefix("inout "))
    return types.contains(type)
      && (type.contains("Sub")
        || names.contains { name in
          ["part", "component", "segment"].contains { name.contains($0) }
        })
  }

  /// A Boolean value that indicates whether the handler is a closure of `onOpenURL` rather than a function.
  var isClosure: Bool { name == nil }

  /// Returns whether a node involves the link.
  func concerns(_ node: some SyntaxProtocol) -> Bool { node.uses(names) }

  /// Returns whether code belongs to the handler or to a task that it starts, rather than to another closure.
  func runs(_ node: some SyntaxProtocol) -> Bool {
    let own = statements.enclosingClosure?.id
    var closure = node.enclosingClosure
    while let current = closure, current.id != own {
      guard let call = current.parent?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        call.name == "Task" || call.name == "detached"
      else { return false }
      closure = current.enclosingClosure
    }
    return closure?.id == own
  }

  /// Returns whether an expression is the link's path or text, split into parts.
  func isListOfParts(_ expression: ExprSyntax) -> Bool {
    guard concerns(expression) else { return false }
    if let name = expression.plainName { return lists.contains(name) }
    return Self.givesParts(expression)
  }

  private static func givesParts(_ expression: ExprSyntax) -> Bool {
    let making: Set<String> = ["split", "components", "filter", "dropFirst"]
    if let member = expression.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "pathComponents"
    }
    guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      return false
    }
    if call.name == "Array", let value = call.argument(nil) { return givesParts(value) }
    guard let receiver = call.receiver else { return false }
    return making.contains(call.name) && (call.name != "filter" || givesParts(receiver))
  }

  /// The names of functions that are called with the link, or with a value read from it.
  var calledWithLink: Set<String> {
    Set(
      statements.innerCalls.filter { call in
        call.node.arguments.contains { concerns($0.expression) }
      }.map { call in
        // `Link.init(url)` and `.init(url)` are calls of the type, where that is written.
        call.name == "init" ? call.receiver?.memberPath?.last ?? call.name : call.name
      }
    )
  }

  /// Returns the link handlers in a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - project: The facts about all files; a view in another file may call a function.
  /// - Returns: The handlers.
  static func all(in file: ParsedFile, _ project: Project) -> [LinkHandler] {
    candidates(in: file).filter { handler in
      handler.name.map(project.linkFunctions.contains) ?? true
    }
  }

  /// Returns the closures of `onOpenURL` in a file and all functions that receive a URL.
  static func candidates(in file: ParsedFile) -> [LinkHandler] {
    var handlers: [LinkHandler] = []
    for call in file.calls(of: "onOpenURL") where !call.node.isInPreview {
      for (_, closure) in call.closures {
        let url = closure.parameterNames.first ?? "$0"
        handlers.append(LinkHandler(closure.statements, url: url))
      }
    }
    for call in file.calls(of: "onContinueUserActivity") where !call.node.isInPreview {
      for (_, closure) in call.closures {
        let activity = closure.parameterNames.first ?? "$0"
        handlers.append(LinkHandler(closure.statements, url: activity))
      }
    }
    handlers += file.nodes(FunctionDeclSyntax.self).compactMap {
      Self($0.body, $0.signature.parameterClause, calledAs: $0.name.text)
    }
    handlers += file.nodes(InitializerDeclSyntax.self).compactMap {
      Self($0.body, $0.signature.parameterClause, calledAs: $0.enclosingType?.name)
    }
    return handlers
  }

  private static func parameter(of clause: FunctionParameterClauseSyntax) -> String? {
    clause.parameters.first {
      ["URL", "URL?", "URLComponents"].contains($0.type.trimmedDescription)
        || $0.type.trimmedDescription == "String" && isLink($0)
    }
    .map { ($0.secondName ?? $0.firstName).text }
  }

  /// Returns whether the names of a parameter say that its text is a link.
  private static func isLink(_ parameter: FunctionParameterSyntax) -> Bool {
    [parameter.firstName.text, parameter.secondName?.text ?? ""].map { $0.lowercased() }.contains {
      $0.hasSuffix("link") || $0.hasSuffix("url") || $0.hasSuffix("urlstring")
    }
  }

  /// Returns the names of the variables that contain links taken from a user activity.
  private static func webPages(in statements: CodeBlockItemListSyntax) -> Set<String> {
    let values =
      statements.descendants(PatternBindingSyntax.self)
      .map { (Syntax($0.pattern), $0.initializer?.value) }
      + statements.descendants(OptionalBindingConditionSyntax.self)
      .map { (Syntax($0.pattern), $0.initializer?.value) }
    return Set(
      values.compactMap { pattern, value in
        let source = value?.as(ForceUnwrapExprSyntax.self)?.expression ?? value
        guard source?.memberPath?.last == "webpageURL" else { return nil }
        return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      }
    )
  }

  /// Returns the names of values that are derived from the values with the given names.
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
  /// The names of the parameters, or an empty array if the closure has no parameter list.
  var parameterNames: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
