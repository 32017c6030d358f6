import SwiftSyntax

/// The nodes of a syntax tree, collected in one traversal.
struct SyntaxIndex: Sendable {
  /// The calls, keyed by called name.
  private(set) var calls: [String: [Call]] = [:]
  /// The types and extensions in the tree.
  private(set) var types: [TypeDeclaration] = []
  /// The variables that the tree declares.
  private(set) var declarations = Declarations()
  /// The reason why the rules must not check the file, or nil if they may.
  private(set) var excess: Excess?
  private var nodes: [SyntaxKind: [Syntax]] = [:]
  private let tree: SourceFileSyntax

  /// Creates an index of the nodes of a tree.
  ///
  /// - Parameter tree: The tree of a file.
  init(of tree: SourceFileSyntax) {
    self.tree = tree
    var measure = Excess.Measure()
    walk(Syntax(tree), depth: 0, &measure)
    declarations.noteExtensions(among: types)
    excess = excess ?? measure.excess
  }

  /// Replaces aliases in calls with the original names.
  ///
  /// - Parameter aliases: The real names, by alias.
  mutating func follow(_ aliases: [String: String]) {
    for (alias, name) in aliases {
      guard let renamed = calls.removeValue(forKey: alias) else { continue }
      calls[name] = (calls[name, default: []] + renamed.map { $0.named(name) })
        .sorted { $0.node.endPosition < $1.node.endPosition }
    }
  }

  /// Returns the nodes of one kind, in the order of their start positions.
  func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    guard let kind = nodes.keys.first(where: { $0.syntaxNodeType == type }) else { return [] }
    return nodes[kind, default: []].compactMap { $0.as(type) }
  }

  private mutating func walk(_ node: Syntax, depth: Int, _ measure: inout Excess.Measure) {
    measure.enter(depth)
    guard excess == nil, depth < Excess.depthLimit else {
      excess = excess ?? .depth
      return
    }
    var count = 0
    for child in node.children(viewMode: .sourceAccurate) {
      let kind = child.kind
      if kind == .token { continue }
      count += 1
      enter(child, kind)
      walk(child, depth: depth + 1, &measure)
    }
    if count > Excess.lengthLimit, Excess.isShort(node.kind) { excess = excess ?? .length }
  }

  private mutating func enter(_ node: Syntax, _ kind: SyntaxKind) {
    switch kind {
    case .functionCallExpr:
      if let call = node.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
        calls[call.name, default: []].append(call)
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      if let type = TypeDeclaration(node) { types.append(type) }
    case .variableDecl:
      if let variable = node.as(VariableDeclSyntax.self) { declarations.note(variable) }
      nodes[kind, default: []].append(node)
    case .importDecl, .functionDecl, .initializerDecl, .enumCaseDecl,
      .macroExpansionExpr, .macroExpansionDecl, .memberAccessExpr, .declReferenceExpr,
      .forceUnwrapExpr, .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .guardStmt, .forStmt,
      .whileStmt, .repeatStmt, .doStmt, .catchClause, .subscriptCallExpr, .attribute,
      .infixOperatorExpr, .sequenceExpr, .closureExpr, .stringLiteralExpr, .asExpr,
      .unresolvedAsExpr, .availabilityCondition, .keyPathExpr, .returnStmt, .memberType,
      .associatedTypeDecl, .genericParameter,
      .optionalBindingCondition, .switchCase, .inOutExpr, .identifierType, .typeAliasDecl,
      .ifConfigClause:
      nodes[kind, default: []].append(node)
    default: break
    }
  }
}
