import Findings
import SwiftSyntax

/// A rule that finds handlers that silently drop a link whose target does not exist.
struct SilentLinkFailureRule: Rule {
  static let fault = "silent-link-failure"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    LinkHandler.all(in: file, context.project).compactMap { handler in
      let checks = handler.statements.descendants(GuardStmtSyntax.self).filter {
        handler.runs($0) && isSilent($0.body)
          && findsTarget($0.conditions, handler, context.project)
          && !asksKind($0.conditions, handler)
      }
      let branches = handler.statements.descendants(IfExprSyntax.self).filter {
        handler.runs($0) && isLast($0)
          && (looksUp($0.conditions, handler)
            || reads($0.conditions, handler, context.project)
              && !asksKind($0.conditions, handler))
      }
      let catches = handler.statements.descendants(DoStmtSyntax.self).compactMap {
        handler.runs($0) && handler.concerns($0.body)
          ? silentCatch(of: $0, handler) : nil
      }
      let defaults = handler.statements.descendants(SwitchExprSyntax.self).compactMap {
        handler.runs($0) ? silentDefault(of: $0, handler) : nil
      }
      let loops = handler.statements.descendants(ForStmtSyntax.self).filter {
        handler.runs($0) && ParserList.isTried(in: $0, with: handler.urls) && $0.endsItsFunction
      }
      var places = checks.map(\.guardKeyword)
      places += branches.map(\.ifKeyword)
      places += catches.map(\.catchKeyword)
      places += defaults
      places += loops.map(\.forKeyword)
      guard let place = places.min(by: { $0.position < $1.position }) else { return nil }
      return file.finding(
        self,
        at: place,
        "a link to something unknown is silently dropped here; tell the user what was not found"
      )
    }
  }

  /// Returns whether the conditions look up a value that the link names, rather than check the kind of link.
  private func looksUp(_ conditions: ConditionElementListSyntax, _ handler: LinkHandler) -> Bool {
    conditions.contains { element in
      guard handler.concerns(element) else { return false }
      return element.innerCalls.contains { call in
        ["first", "firstIndex", "contains", "find", "lookUp"].contains(call.name)
          && (call.isOnReceiver && !(call.receiver.map(handler.concerns) ?? true))
      }
        || element.descendants(SubscriptCallExprSyntax.self).contains {
          handler.concerns($0.arguments) && !handler.concerns($0.calledExpression)
        }
    }
  }

  private func findsTarget(
    _ conditions: ConditionElementListSyntax,
    _ handler: LinkHandler,
    _ project: Project
  ) -> Bool {
    looksUp(conditions, handler) || reads(conditions, handler, project)
  }

  /// Returns whether a condition converts a part of the link to a number, an id or a route of the project.
  ///
  /// The other branch is then for links that name nothing.
  ///
  /// A type that is given the whole link may also check its kind.
  private func reads(
    _ conditions: ConditionElementListSyntax,
    _ handler: LinkHandler,
    _ project: Project
  ) -> Bool {
    conditions.contains { element in
      guard case .optionalBinding(let binding) = element.condition, let value = binding.initializer,
        handler.concerns(value)
      else { return false }
      return value.innerCalls.contains { call in
        if parses(call, handler, project) { return true }
        guard !call.isOnReceiver,
          call.node.arguments.contains(where: { handler.concerns($0) })
            || call.node.arguments.count == 1
        else { return false }
        if ["Int", "UUID"].contains(call.name) { return true }
        guard
          call.node.arguments.allSatisfy({
            $0.expression.plainName.map { !handler.urls.contains($0) } ?? true
          })
        else { return false }
        return call.isInitializer
          && project.type(named: call.name).map { $0.kind == .enum || $0.kind == .struct } == true
      }
    }
  }

  /// Returns whether a call passes the complete link to one of the project's parsers, which return nil for unknown
  /// words.
  private func parses(_ call: Call, _ handler: LinkHandler, _ project: Project) -> Bool {
    if ParserList.isTried(by: call, project.linkParserLists, with: handler.urls) { return true }
    return project.linkParsers.contains(call.name)
      && call.node.arguments.contains { argument in
        argument.expression.plainName.map(handler.urls.contains) == true
      }
  }

  /// Returns whether the conditions also test the kind of a link, in which case no message is required.
  ///
  /// The kind is determined by the scheme or the host, or by a word that the link must have.
  private func asksKind(
    _ conditions: ConditionElementListSyntax,
    _ handler: LinkHandler
  ) -> Bool {
    conditions.contains { element in
      guard case .expression(let expression) = element.condition else { return false }
      if let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init),
        ["hasPrefix", "hasSuffix"].contains(call.name)
      {
        return handler.concerns(call.node)
      }
      guard let sequence = expression.as(SequenceExprSyntax.self) else { return false }
      if sequence.descendants(MemberAccessExprSyntax.self).contains(where: {
        ["host", "scheme"].contains($0.declName.baseName.text)
      }) {
        return true
      }
      return handler.concerns(sequence)
        && sequence.elements.contains { $0.is(StringLiteralExprSyntax.self) }
    }
  }

  /// Returns whether a block contains only a `return` statement without a value.
  private func isSilent(_ block: CodeBlockSyntax) -> Bool {
    guard block.statements.count == 1,
      let leave = block.statements.first?.item.as(ReturnStmtSyntax.self)
    else { return false }
    return leave.expression == nil
  }

  /// Returns a statement's only `catch` clause if it drops the error of a function that receives the link, or nil
  /// otherwise.
  private func silentCatch(of statement: DoStmtSyntax, _ handler: LinkHandler) -> CatchClauseSyntax?
  {
    guard statement.catchClauses.count == 1, let clause = statement.catchClauses.first,
      clause.body.statements.allSatisfy({ isLog($0) }),
      statement.body.descendants(TryExprSyntax.self).contains(where: { handler.concerns($0) })
    else { return nil }
    return clause
  }

  /// Returns the keyword of the default case if the case drops all unknown links, or nil otherwise.
  ///
  /// A choice by scheme is a choice by kind of link, and needs no message.
  private func silentDefault(
    of statement: SwitchExprSyntax,
    _ handler: LinkHandler
  ) -> TokenSyntax? {
    guard handler.concerns(statement.subject),
      !statement.subject.trimmedDescription.hasSuffix("scheme")
    else { return nil }
    for element in statement.cases {
      guard let branch = element.as(SwitchCaseSyntax.self), let keyword = branch.otherwise else {
        continue
      }
      let isSilent = branch.statements.allSatisfy { item in
        if let leave = item.item.as(ReturnStmtSyntax.self) { return leave.expression == nil }
        return item.item.is(BreakStmtSyntax.self) || isLog(item)
      }
      // What follows the choice also follows a case that does not leave, and may tell the user.
      let leaves = branch.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
      return isSilent && (leaves || endsFunction(Syntax(statement))) ? keyword : nil
    }
    return nil
  }

  /// Returns whether a statement only writes to a log that users do not see.
  private func isLog(_ item: CodeBlockItemSyntax) -> Bool {
    guard let call = item.item.as(FunctionCallExprSyntax.self).flatMap(Call.init) else {
      return false
    }
    guard let receiver = call.receiver else {
      return ["print", "debugPrint", "NSLog", "os_log"].contains(call.name)
    }
    return receiver.memberPath?.last?.lowercased().hasPrefix("log") == true
  }

  /// Returns whether a branch that unwraps a value is at the end of a handler.
  ///
  /// There is no other branch, and no code follows.
  private func isLast(_ branch: IfExprSyntax) -> Bool {
    guard branch.elseBody == nil,
      branch.conditions.contains(where: { $0.condition.is(OptionalBindingConditionSyntax.self) })
    else { return false }
    return endsFunction(Syntax(branch))
  }

  /// Returns whether no code of the function or closure follows a statement.
  private func endsFunction(_ statement: Syntax) -> Bool {
    var node = statement
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        guard list.last?.id == node.id else { return false }
        if list.parent?.is(ClosureExprSyntax.self) == true { return true }
        if list.parent?.parent?.is(FunctionDeclSyntax.self) == true { return true }
      } else if let outer = parent.as(IfExprSyntax.self), outer.elseBody != nil {
        return false
      }
      node = parent
    }
    return false
  }
}

extension ForStmtSyntax {
  /// A Boolean value that indicates whether the loop is the last statement of its function or closure.
  fileprivate var endsItsFunction: Bool {
    guard let item = parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.last?.id == item.id
    else { return false }
    return list.parent?.is(ClosureExprSyntax.self) == true
      || list.parent?.parent?.is(FunctionDeclSyntax.self) == true
  }
}

extension SwitchCaseSyntax {
  /// The keyword of the `default` case or of the case for nil, or nil for any other case.
  fileprivate var otherwise: TokenSyntax? {
    if let label = label.as(SwitchDefaultLabelSyntax.self) { return label.defaultKeyword }
    guard let label = label.as(SwitchCaseLabelSyntax.self), label.caseItems.count == 1,
      let pattern = label.caseItems.first?.pattern.trimmedDescription,
      ["nil", ".none"].contains(pattern)
    else { return nil }
    return label.caseKeyword
  }
}
