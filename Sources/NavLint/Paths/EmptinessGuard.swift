import SwiftSyntax

/// A search for a condition that prevents code from running while a path is empty.
struct EmptinessGuard {
  /// The last name in the expression of the path, such as `path`.
  let name: String
  /// The number of values that the code removes.
  let count: Int
  /// The results for conditions that were examined before.
  ///
  /// Many calls may depend on one condition.
  private var known: [SyntaxIdentifier: Bool] = [:]
  /// The results for properties that were examined before, keyed by type and name.
  private var switches: [String: Bool] = [:]

  init(name: String, count: Int = 1) {
    self.name = name
    self.count = count
  }

  /// Returns whether code around or before a node ensures that the path is not empty.
  mutating func covers(_ node: some SyntaxProtocol) -> Bool {
    var node = Syntax(node)
    while let parent = node.parent, !node.is(FunctionDeclSyntax.self),
      !parent.is(MemberBlockItemSyntax.self)
    {
      if asks(parent, around: node) { return true }
      if let item = node.as(CodeBlockItemSyntax.self), isSettled(before: item) { return true }
      node = parent
    }
    return false
  }

  /// Returns whether a statement or expression around the node depends on the path.
  private mutating func asks(_ parent: Syntax, around node: Syntax) -> Bool {
    switch parent.as(SyntaxEnum.self) {
    case .ifExpr(let branch): branch.conditions.id != node.id && mentions(branch.conditions)
    case .whileStmt(let loop): mentions(loop.conditions)
    case .repeatStmt(let loop): mentions(loop.condition)
    case .forStmt(let loop):
      mentions(loop.sequence) || loop.whereClause.map { mentions($0) } ?? false
    case .switchExpr(let choice): mentions(choice.subject)
    case .exprList(let elements):
      elements.contains { $0.id != node.as(ExprSyntax.self)?.id && mentions($0) }
    case .functionCallExpr(let call):
      // The rest of the chain was checked from its beginning.
      call.calledExpression.id != node.as(ExprSyntax.self)?.id && isDisabled(call)
    default: false
    }
  }

  /// Returns whether a `disabled` modifier after a call depends on the path.
  private mutating func isDisabled(_ call: FunctionCallExprSyntax) -> Bool {
    for modifier in Call(call)?.outerModifiers ?? [] where modifier.name == "disabled" {
      if let condition = modifier.argument(nil), mentions(condition) { return true }
    }
    return false
  }

  /// Returns whether one of the preceding statements ensures that the path is not empty.
  private mutating func isSettled(before item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
      let index = list.index(of: item)
    else { return false }
    return list[..<index].suffix(Self.reach).contains { settles($0) }
  }

  /// The maximum number of preceding statements to examine.
  private static let reach = 30

  /// Returns whether a statement exits if the path is empty, or adds a value to the path.
  private mutating func settles(_ item: CodeBlockItemSyntax) -> Bool {
    switch item.item {
    case .stmt(let statement):
      if let check = statement.as(GuardStmtSyntax.self) { return mentions(check.conditions) }
      guard
        let branch = statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self),
        let last = branch.body.statements.last?.item
      else { return false }
      let first = last.firstToken(viewMode: .sourceAccurate)?.text
      let leaves = ["return", "break", "continue"].contains(first)
      return leaves && mentions(branch.conditions)
    case .expr(let expression):
      if let sequence = expression.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements)
        return elements.count > 2 && elements[0].memberPath?.last == name
          && elements[1].is(AssignmentExprSyntax.self)
          && elements[2].as(ArrayExprSyntax.self)?.elements.isEmpty == false
      }
      guard let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
        return false
      }
      if call.name == "append" { return call.receiver?.memberPath?.last == name }
      return ["precondition", "assert"].contains(call.name) && mentions(call.node.arguments)
    case .decl: return false
    }
  }

  /// Returns whether a condition, such as one with the name `canGoBack`, may involve the path.
  private mutating func mentions(_ condition: some SyntaxProtocol) -> Bool {
    if let known = known[condition.id] { return known }
    let passedWhenEmpty = condition.comparisonsPassed(withFewerThan: count)
    let mentions = condition.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let text) = token.tokenKind,
        !passedWhenEmpty.contains(where: { $0.contains(token.position) })
      else { return false }
      if count > 1, ["isEmpty", "last"].contains(text) || token.isAskedForOneValue { return false }
      if text == name { return true }
      if ["isEmpty", "count", "last", "depth"].contains(text) { return !isOfAnotherList(token) }
      return Self.asks(text) && !isSwitch(token)
    }
    known[condition.id] = mentions
    return mentions
  }

  /// Returns whether a member such as `isEmpty` belongs to another list of the same object.
  private func isOfAnotherList(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = reference.parent?.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self), base.baseName.text != name,
      let type = token.enclosingType
    else { return false }
    // A variable of the function may contain the path's values.
    return type.properties.contains {
      $0.name == base.baseName.text && $0.typeText?.hasPrefix("[") == true
    } && token.enclosingMember?.node.binds(base.baseName.text) != true
  }

  /// Returns whether a name refers to a stored Boolean property that is independent of the path.
  ///
  /// Such a property is only switched on and off.
  private mutating func isSwitch(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self), !reference.isMember,
      let type = token.enclosingType
    else { return false }
    let key = "\(type.qualifiedName).\(token.text)"
    if let known = switches[key] { return known }
    let property = type.properties.first { $0.name == token.text }
    let isSwitch =
      property.map {
        $0.accessors == nil && $0.initialValue?.is(BooleanLiteralExprSyntax.self) == true
      }
      == true
      && type.members.descendants(SequenceExprSyntax.self).allSatisfy { sequence in
        guard sequence.elements.first?.memberPath == [token.text],
          sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        else { return true }
        return sequence.elements.last?.is(BooleanLiteralExprSyntax.self) == true
          && sequence.elements.count == 3
      }
    switches[key] = isSwitch
    return isSwitch
  }

  /// Returns whether a name begins with a word, such as `is` or `has`, that suggests a Boolean property.
  private static func asks(_ name: String) -> Bool {
    ["can", "has", "is", "should"].contains { word in
      name.hasPrefix(word) && name.dropFirst(word.count).first.map { ("A"..."Z") ~= $0 } ?? false
    }
  }
}

extension SyntaxProtocol {
  /// Returns whether the node declares a variable or parameter with the given name.
  fileprivate func binds(_ name: String) -> Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      token.text == name
        && (token.parent?.is(IdentifierPatternSyntax.self) == true
          || token.parent?.is(FunctionParameterSyntax.self) == true)
    }
  }
}

extension TokenSyntax {
  /// A Boolean value that indicates whether the token is the list in `path.isEmpty` or `path.last`.
  ///
  /// Such code checks at most one value.
  fileprivate var isAskedForOneValue: Bool {
    guard var node = parent else { return false }
    if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      node = Syntax(member)
    }
    guard let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base.map({ Syntax($0).id }) == node.id
    else { return false }
    return ["isEmpty", "last"].contains(member.declName.baseName.text)
  }
}
