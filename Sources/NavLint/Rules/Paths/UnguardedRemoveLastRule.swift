import Findings
import SwiftSyntax

/// A rule that finds `removeLast` on a path without a check that the path is not empty.
struct UnguardedRemoveLastRule: Rule {
  static let fault = "unguarded-remove-last"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    removals(in: file, context) + lastPlaces(in: file, context)
  }

  /// Returns findings for removals at the last index, and for replacements of the last value.
  private func lastPlaces(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let removals = file.calls(of: "remove").compactMap {
      call -> (ExprSyntax, ExprSyntax, TokenSyntax)? in
      guard let receiver = call.receiver, let index = call.argument("at") else { return nil }
      return (receiver, index, call.nameToken)
    }
    let replacements = file.nodes(SubscriptCallExprSyntax.self)
      .compactMap { node -> (ExprSyntax, ExprSyntax, TokenSyntax)? in
        guard node.isAssigned, node.arguments.count == 1, let index = node.arguments.first else {
          return nil
        }
        return (node.calledExpression, index.expression, node.leftSquare)
      }
    return forcedLast(in: file, context)
      + (removals + replacements).compactMap {
        receiver,
        index,
        token in
        guard let names = receiver.memberPath, let name = names.last, index.isLastIndex(of: names),
          !receiver.isInPreview, isPath(receiver, context)
        else { return nil }
        var emptiness = EmptinessGuard(name: name)
        guard !emptiness.covers(receiver) else { return nil }
        return file.finding(
          self,
          at: token,
          "if the path is empty, it has no last value, and the app crashes here; check 'isEmpty' first"
        )
      }
  }

  /// Returns findings for the last value of a path that is taken with `!`.
  private func forcedLast(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.nodes(ForceUnwrapExprSyntax.self).compactMap { node in
      guard let member = node.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "last", let receiver = member.base,
        let name = receiver.memberPath?.last, !node.isInPreview, isPath(receiver, context)
      else { return nil }
      var emptiness = EmptinessGuard(name: name)
      guard !emptiness.covers(receiver) else { return nil }
      return file.finding(
        self,
        at: node.exclamationMark,
        "if the path is empty, it has no last value, and the app crashes here; check 'isEmpty' first"
      )
    }
  }

  private func removals(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var guards: [String: EmptinessGuard] = [:]
    return file.calls(of: "removeLast").compactMap { call in
      guard let receiver = call.receiver, !call.node.isInPreview,
        let name = receiver.memberPath?.last ?? receiver.dictionary?.memberPath?.last,
        receiver.dictionary.map({ holdsPaths($0, context) }) ?? isPath(receiver, context),
        !removesWhatIsThere(call, name, context),
        !guards[
          "\(name) \(Self.count(of: call))",
          default: EmptinessGuard(name: name, count: Self.count(of: call))
        ].covers(call.node)
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "'removeLast' crashes the app if the path is empty; check 'isEmpty' first",
        fix: fix(for: call, of: receiver)
      )
    }
  }

  /// Returns the number of removed values, or 1 if the call does not specify the number as a literal.
  private static func count(of call: Call) -> Int {
    let literal = call.argument(nil)?.as(IntegerLiteralExprSyntax.self)
    return max(literal.flatMap { Int($0.literal.text) } ?? 1, 1)
  }

  private func fix(for call: Call, of receiver: ExprSyntax) -> Fix? {
    let path = receiver.trimmedDescription
    guard call.node.arguments.isEmpty, call.node.trailingClosure == nil, call.node.resultIsUnused,
      path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
    else { return nil }
    return Fix(
      title: "ask '\(path).isEmpty' first",
      edits: [
        Fix.Edit(inserting: "if !\(path).isEmpty { ", before: call.node),
        Fix.Edit(inserting: " }", after: call.node),
      ]
    )
  }

  /// Returns whether a dictionary contains the path of each tab.
  private func holdsPaths(_ dictionary: ExprSyntax, _ context: RuleContext) -> Bool {
    guard let type = context.project.typeText(of: dictionary), type.hasPrefix("["),
      let colon = type.firstIndex(of: ":"), let name = dictionary.memberPath?.last
    else { return false }
    let value = type[type.index(after: colon)...].dropLast().filter { $0 != " " }
    return value == "NavigationPath"
      || context.project.holdsRoutes(
        name.hasSuffix("paths") ? String(name.dropLast()) : name,
        type: value
      )
  }

  private func isPath(_ receiver: ExprSyntax, _ context: RuleContext) -> Bool {
    let type = context.project.typeText(of: receiver)
    if let type, Project.simpleName(type) == "NavigationPath" { return true }
    guard !isLocal(receiver, context) else { return false }
    if let type, let names = receiver.memberPath, names.count == 1,
      let owner = receiver.enclosingType,
      owner.isObservable || context.project.type(named: owner.name)?.kind == .protocol
        || context.project.declarations.property(names[0], of: owner)?
          .has("Binding", "State") == true,
      context.project.holdsRoutes(names[0], type: type, in: owner.name)
    {
      return true
    }
    if let type, let member = receiver.as(MemberAccessExprSyntax.self), let base = member.base,
      let owner = context.project.typeText(of: base).flatMap(context.project.type(named:)),
      context.project.holdsRoutes(member.declName.baseName.text, type: type, in: owner.name)
    {
      return true
    }
    if type == nil, isOfRouter(receiver) { return true }
    guard context.project.mayBeStackPath(receiver) else { return false }
    return type.map { $0.hasPrefix("[") || $0 == "Binding<NavigationPath>" } ?? true
  }

  /// Returns whether the names in an expression, as in `router.path`, suggest a router and its path.
  private func isOfRouter(_ receiver: ExprSyntax) -> Bool {
    guard let names = receiver.memberPath, names.count > 1, let last = names.last,
      ["path", "navigationPath", "navPath"].contains(last)
    else { return false }
    let owner = names[names.count - 2].lowercased()
    return ["router", "coordinator", "navigator", "navigation"].contains { owner.contains($0) }
  }

  /// Returns whether an array, such as a path through a graph, is a function's variable or parameter.
  private func isLocal(_ receiver: ExprSyntax, _ context: RuleContext) -> Bool {
    guard let reference = receiver.as(DeclReferenceExprSyntax.self) else { return false }
    let name = reference.baseName.text
    let parameter = reference.enclosingMember?.parameters.first {
      ($0.secondName ?? $0.firstName).text == name
    }
    if let parameter { return parameter.type.trimmedDescription.contains("[") }
    guard let property = context.project.declarations.property(of: reference) else {
      return false
    }
    return property.binding.parent?.parent?.parent?.is(MemberBlockItemSyntax.self) != true
  }

  /// Returns whether the number of removed values is derived from the path itself.
  private func removesWhatIsThere(_ call: Call, _ name: String, _ context: RuleContext) -> Bool {
    guard let count = call.argument(nil) else { return false }
    if let local = count.as(DeclReferenceExprSyntax.self),
      let value = context.project.declarations.property(of: local)?.initialValue,
      value.trimmedDescription.lowercased().contains("count"),
      // What was found in the path shows that it is not empty.
      call.node.enclosingMember?.node.descendants(OptionalBindingConditionSyntax.self).isEmpty
        == false
    {
      return true
    }
    let text = count.trimmedDescription
    return text == "0" || text.contains("min(") || text.hasSuffix("\(name).count")
  }
}

extension ExprSyntax {
  /// The dictionary from which the expression takes a value, as in `paths[tab]?`, or nil if there is none.
  fileprivate var dictionary: ExprSyntax? {
    let value =
      self.as(OptionalChainingExprSyntax.self)?.expression
      ?? self.as(ForceUnwrapExprSyntax.self)?.expression ?? self
    return value.as(SubscriptCallExprSyntax.self)?.calledExpression
  }

  /// Returns whether the expression is the last index of a list, such as `path.count - 1`.
  fileprivate func isLastIndex(of list: [String]) -> Bool {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      let end = parts.first?.memberPath, end.dropLast() == list[...],
      parts.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "-",
      parts.last?.trimmedDescription == "1"
    else { return false }
    return ["count", "endIndex"].contains(end.last)
  }
}

extension SubscriptCallExprSyntax {
  /// A Boolean value that indicates whether code assigns a value to the element.
  fileprivate var isAssigned: Bool {
    guard let parts = parent?.as(ExprListSyntax.self), parts.first?.id == ExprSyntax(self).id
    else { return false }
    return parts.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }
}
