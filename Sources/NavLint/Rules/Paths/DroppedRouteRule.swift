import Findings
import SwiftSyntax

/// A rule that finds code that receives a route but navigates only for some cases.
struct DroppedRouteRule: Rule {
  static let fault = "dropped-route"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    switches(in: file, context) + branches(in: file, context) + emptyScreens(in: file, context)
  }

  /// Returns findings for switches over a destination's routes whose `default` case shows an empty view.
  private func emptyScreens(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let choices = file.nodes(SwitchExprSyntax.self).compactMap { choice in
      choice.emptyDefault.map { (choice, $0) }
    }
    guard !choices.isEmpty else { return [] }
    let pushed = Set(
      context.project.destinations.values.joined().map { Project.simpleName($0.type) }
    )
    return choices.compactMap { choice, rest in
      guard let subject = choice.subject.as(DeclReferenceExprSyntax.self),
        let type = context.project.routeType(of: subject), pushed.contains(type),
        context.project.type(named: type)?.kind == .enum
      else { return nil }
      return file.finding(
        self,
        at: rest.label,
        "the other routes show an empty screen; handle all cases instead of using 'default'",
        notes: [file.note("the switch over the routes", at: choice.switchKeyword)]
      )
    }
  }

  private func switches(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.nodes(SwitchExprSyntax.self).compactMap { choice in
      guard let subject = choice.subject.plainName, choice.isParameter(subject) else { return nil }
      let cases = choice.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
      guard let rest = cases.first(where: { $0.label.is(SwitchDefaultLabelSyntax.self) }),
        rest.statements.doNothing,
        cases.contains(where: { $0.statements.navigate }),
        cases.allSatisfy({ $0.isOfEnum })
      else { return nil }
      return file.finding(
        self,
        at: rest.label,
        "the other routes are silently dropped; handle all cases instead of using 'default'",
        notes: [file.note("the switch over the routes", at: choice.switchKeyword)]
      )
    }
  }

  private func branches(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.nodes(IfExprSyntax.self).compactMap { branch in
      guard branch.elseBody == nil, branch.conditions.count == 1,
        let match = branch.conditions.first?.condition.as(MatchingPatternConditionSyntax.self),
        let subject = match.initializer.value.plainName, branch.isParameter(subject),
        branch.body.statements.navigate, branch.isOnlyStatement
      else { return nil }
      return file.finding(
        self,
        at: branch.ifKeyword,
        "only one kind of route is shown, and the others are silently dropped; switch over all cases"
      )
    }
  }
}

extension SyntaxProtocol {
  /// Returns whether a name is a parameter of the surrounding function or closure.
  fileprivate func isParameter(_ name: String) -> Bool {
    var node = parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self),
        let clause = closure.signature?.parameterClause
      {
        switch clause {
        case .simpleInput(let list):
          if list.contains(where: { $0.name.text == name }) { return true }
        case .parameterClause(let clause):
          let names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
          if names.contains(name) { return true }
        }
      }
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains {
          ($0.secondName ?? $0.firstName).text == name
        }
      }
      if current.is(MemberBlockSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// A Boolean value that indicates whether the node is the only statement of a closure or function.
  fileprivate var isOnlyStatement: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        guard list.count == 1, let owner = list.parent else { return false }
        return owner.is(ClosureExprSyntax.self) || owner.parent?.is(FunctionDeclSyntax.self) == true
      }
      node = parent
    }
    return false
  }
}

extension Project {
  /// Returns the route type of a name that is a function's parameter or a destination's value, or nil if it is neither.
  fileprivate func routeType(of reference: DeclReferenceExprSyntax) -> String? {
    if let text = declarations.typeText(of: reference) { return Self.simpleName(text) }
    var closure = reference.enclosingClosure
    while let current = closure {
      let names = current.parameterNames
      if names.contains(reference.baseName.text) || names.isEmpty && reference.baseName.text == "$0"
      {
        let call = current.enclosingCall
        guard call?.name == "navigationDestination" else { return nil }
        return call?.destinationType.map(Self.simpleName)
      }
      closure = current.enclosingClosure
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The call that receives the closure, in parentheses or as a trailing closure, or nil if there is none.
  fileprivate var enclosingCall: Call? {
    var node = parent
    for _ in 0..<3 {
      if let call = node?.as(FunctionCallExprSyntax.self) { return Call(call) }
      node = node?.parent
    }
    return nil
  }
}

extension SwitchExprSyntax {
  /// The `default` case if it shows an empty view although another case does not, or nil otherwise.
  fileprivate var emptyDefault: SwitchCaseSyntax? {
    let cases = cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard let rest = cases.last, rest.label.is(SwitchDefaultLabelSyntax.self),
      rest.statements.isEmptyView, cases.allSatisfy(\.isOfEnum),
      cases.dropLast().contains(where: { !$0.statements.isEmptyView })
    else { return nil }
    return rest
  }
}

extension CodeBlockItemListSyntax {
  /// A Boolean value that indicates whether the list consists of a single statement that shows nothing.
  fileprivate var isEmptyView: Bool {
    count == 1
      && ["EmptyView()", "return EmptyView()", "AnyView(EmptyView())"]
        .contains(first?.item.trimmedDescription)
  }

  fileprivate var doNothing: Bool {
    allSatisfy { ["break", "return", "()"].contains($0.item.trimmedDescription) }
  }

  /// A Boolean value that indicates whether one of the statements appends to a path, or sets it to a route.
  fileprivate var navigate: Bool {
    contains { item in
      // The branch decides about its own nested branches.
      if let statement = item.item.as(ExpressionStmtSyntax.self),
        statement.expression.is(IfExprSyntax.self) || statement.expression.is(SwitchExprSyntax.self)
      {
        return false
      }
      return item.descendants(FunctionCallExprSyntax.self).compactMap(Call.init).contains {
        $0.name == "append" && ($0.receiver?.namesPath ?? false)
      }
        || item.descendants(SequenceExprSyntax.self).contains {
          $0.elements.count > 2 && $0.elements.first?.namesPath == true
            && $0.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
        }
    }
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether the expression is a variable with a name that suggests a navigation path.
  fileprivate var namesPath: Bool {
    guard let name = memberPath?.last?.lowercased() else { return false }
    return ["path", "route", "stack"].contains { name.contains($0) }
  }
}

extension SwitchCaseSyntax {
  /// A Boolean value that indicates whether the case is `default` or matches only enum cases.
  fileprivate var isOfEnum: Bool {
    guard let label = label.as(SwitchCaseLabelSyntax.self) else { return true }
    return label.caseItems.allSatisfy { item in
      let text = item.pattern.trimmedDescription
      return text.hasPrefix(".") || text.hasPrefix("let .")
        || text.firstMatch(of: /^[A-Z]\w*\./) != nil
    }
  }
}
