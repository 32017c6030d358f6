import SwiftSyntax

/// What one walk over a tree gathers.
struct SyntaxIndex: Sendable {
  /// The calls, by the name of what is called.
  private(set) var calls: [String: [Call]] = [:]
  /// The types and extensions.
  private(set) var types: [TypeDeclaration] = []
  /// Whether something lies too deep and was left out.
  private(set) var isCutOff = false
  private var nodes: [SyntaxKind: [Syntax]] = [:]
  private let tree: SourceFileSyntax

  /// How deep the walk goes.
  ///
  /// The parser nests statements 256 deep at most, but chains of members as deep as
  /// they are long.
  static let depthLimit = 2000

  /// Walks over a tree.
  ///
  /// - Parameter tree: The tree of a file.
  init(of tree: SourceFileSyntax) {
    self.tree = tree
    walk(Syntax(tree), depth: 0)
  }

  /// The nodes of one kind, in the order in which they begin.
  func nodes<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    guard let kind = nodes.keys.first(where: { $0.syntaxNodeType == type }) else { return [] }
    return nodes[kind, default: []].compactMap { $0.as(type) }
  }

  private mutating func walk(_ node: Syntax, depth: Int) {
    guard depth < Self.depthLimit else {
      isCutOff = true
      return
    }
    for child in node.children(viewMode: .sourceAccurate) {
      let kind = child.kind
      if kind == .token { continue }
      enter(child, kind)
      walk(child, depth: depth + 1)
    }
  }

  private mutating func enter(_ node: Syntax, _ kind: SyntaxKind) {
    switch kind {
    case .functionCallExpr:
      if let call = node.as(FunctionCallExprSyntax.self).flatMap(Call.init) {
        calls[call.name, default: []].append(call)
      }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .extensionDecl:
      if let type = TypeDeclaration(node) { types.append(type) }
    case .importDecl, .functionDecl, .initializerDecl, .variableDecl, .enumCaseDecl,
      .macroExpansionExpr, .macroExpansionDecl, .memberAccessExpr, .declReferenceExpr,
      .forceUnwrapExpr, .tryExpr, .awaitExpr, .ifExpr, .switchExpr, .guardStmt, .forStmt,
      .whileStmt, .repeatStmt, .doStmt, .catchClause, .subscriptCallExpr, .attribute,
      .infixOperatorExpr, .sequenceExpr, .closureExpr, .stringLiteralExpr, .asExpr,
      .unresolvedAsExpr, .availabilityCondition, .keyPathExpr, .returnStmt,
      .optionalBindingCondition, .switchCase, .identifierType:
      nodes[kind, default: []].append(node)
    default: break
    }
  }
}
