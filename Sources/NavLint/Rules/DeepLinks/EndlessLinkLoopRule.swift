import Findings
import SwiftSyntax

/// A rule that finds loops that may fail to advance through the parts of a link.
struct EndlessLinkLoopRule: Rule {
  static let fault = "endless-link-loop"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let loops = file.nodes(WhileStmtSyntax.self)
    guard !loops.isEmpty else { return [] }
    let ids = Set(LinkHandler.all(in: file, context.project).map(\.statements.id))
    return loops.compactMap { loop in
      guard Self.lies(loop, inOneOf: ids), let name = Self.counter(of: loop),
        Self.advances(name, in: Syntax(loop.body)),
        Self.canRepeat(loop.body.statements, name)
      else { return nil }
      return file.finding(
        self,
        at: loop.whileKeyword,
        "one case does not change '\(name)', so this loop may never end; change '\(name)' in every case"
      )
    }
  }

  private static func lies(_ loop: WhileStmtSyntax, inOneOf handlers: Set<SyntaxIdentifier>) -> Bool
  {
    var node = loop.parent
    while let current = node {
      if handlers.contains(current.id) { return true }
      node = current.parent
    }
    return false
  }

  /// Returns the variable in the condition of a loop if the condition has a simple form, or nil otherwise.
  ///
  /// Examples are `parts` in `while !parts.isEmpty` and `index` in `while index < parts.count`.
  private static func counter(of loop: WhileStmtSyntax) -> String? {
    guard loop.conditions.count == 1, let condition = loop.conditions.first?.condition else {
      return nil
    }
    switch condition {
    case .expression(let expression):
      guard expression.innerCalls.isEmpty else { return nil }
      if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
        return holder(prefix.expression, of: ["isEmpty"])
      }
      guard let parts = expression.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
        let first = parts.first
      else { return nil }
      return first.plainName ?? holder(first, of: ["count"])
    case .optionalBinding(let binding):
      return binding.initializer.flatMap { holder($0.value, of: ["first", "last"]) }
    default: return nil
    }
  }

  private static func holder(_ expression: ExprSyntax, of members: Set<String>) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self),
      members.contains(member.declName.baseName.text)
    else { return nil }
    return member.base?.plainName
  }

  /// Returns whether a piece of code changes the variable.
  private static func advances(_ name: String, in node: Syntax) -> Bool {
    let isCalled = node.innerCalls.contains { call in
      call.receiver?.plainName == name && changingMethods.contains(call.name)
    }
    if isCalled { return true }
    if node.descendants(InOutExprSyntax.self).contains(where: { $0.expression.plainName == name }) {
      return true
    }
    return node.descendants(SequenceExprSyntax.self).contains { sequence in
      guard sequence.elements.count >= 3, sequence.elements.first?.plainName == name else {
        return false
      }
      return sequence.elements.dropFirst().first.map(isAssignment) ?? false
    }
  }

  private static func isAssignment(_ node: ExprSyntax) -> Bool {
    if node.is(AssignmentExprSyntax.self) { return true }
    let sign = node.as(BinaryOperatorExprSyntax.self)?.operator.text ?? ""
    return ["+=", "-=", "*="].contains(sign)
  }

  private static let changingMethods: Set<String> = [
    "removeFirst", "removeLast", "popFirst", "popLast", "removeAll", "remove", "removeSubrange",
    "dropFirst", "append", "formIndex", "insert",
  ]

  /// Returns whether some path through the statements neither changes the variable nor leaves the loop.
  private static func canRepeat(_ statements: CodeBlockItemListSyntax, _ name: String) -> Bool {
    for item in statements where stops(Syntax(item.item), name) {
      return false
    }
    return true
  }

  /// Returns whether every path through a statement changes the variable or leaves the loop.
  private static func stops(_ node: Syntax, _ name: String) -> Bool {
    if let statement = node.as(ExpressionStmtSyntax.self) {
      return stops(Syntax(statement.expression), name)
    }
    if node.is(ReturnStmtSyntax.self) || node.is(BreakStmtSyntax.self)
      || node.is(ThrowStmtSyntax.self)
    {
      return true
    }
    if let choice = node.as(IfExprSyntax.self) {
      if choice.conditions.contains(where: { advances(name, in: Syntax($0)) }) { return true }
      guard let other = choice.elseBody else { return false }
      let otherStops =
        switch other {
        case .codeBlock(let block): !canRepeat(block.statements, name)
        case .ifExpr(let next): stops(Syntax(next), name)
        }
      return otherStops && !canRepeat(choice.body.statements, name)
    }
    if let choice = node.as(SwitchExprSyntax.self) {
      if advances(name, in: Syntax(choice.subject)) { return true }
      return choice.cases.allSatisfy { element in
        guard let branch = element.as(SwitchCaseSyntax.self) else { return true }
        // A plain `break` in a case leaves the switch, and not the loop.
        let plainBreaks = branch.statements.filter {
          $0.item.as(BreakStmtSyntax.self).map { $0.label == nil } ?? false
        }
        return plainBreaks.isEmpty && !canRepeat(branch.statements, name)
      }
    }
    if let block = node.as(DoStmtSyntax.self) {
      return !canRepeat(block.body.statements, name)
    }
    if let guarded = node.as(GuardStmtSyntax.self) {
      // The path through the `else` leaves the loop, or continues it without a change.
      return advances(name, in: Syntax(guarded.conditions))
    }
    if node.is(WhileStmtSyntax.self) || node.is(ForStmtSyntax.self) {
      // The purpose of such a loop is unknown; it is assumed to advance.
      return advances(name, in: node)
    }
    return advances(name, in: node)
  }
}
