import Findings
import SwiftSyntax

/// A rule that finds uses of `onChange` with a closure that takes only the new value, where newer forms are available.
struct OldOnChangeRule: Rule {
  static let fault = "old-on-change"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    if let target = context.deploymentTarget, target < DeploymentTarget(17) { return [] }
    return file.calls(of: "onChange").compactMap { call in
      guard call.isOnReceiver, call.has("of"), !call.has("initial"),
        !call.node.isForOlderSystems,
        let closure = call.trailingClosure ?? call.closure("perform"), takesOne(closure)
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "since iOS 17, the closure takes the old and the new value, or no arguments",
        fix: fix(call, closure)
      )
    }
  }

  private func takesOne(_ closure: ClosureExprSyntax) -> Bool {
    if closure.signature?.parameterClause != nil { return closure.parameterNames.count == 1 }
    return closure.usesOwn("$0") && !closure.usesOwn("$1")
  }

  /// Returns the fix that adds a second parameter, or nil if a nested closure makes the fix uncertain.
  private func fix(_ call: Call, _ closure: ClosureExprSyntax) -> Fix? {
    var edits: [Fix.Edit] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list):
      guard let first = list.first else { return nil }
      edits.append(Fix.Edit(inserting: "_, ", before: first))
    case .parameterClause(let clause):
      guard let first = clause.parameters.first, first.type == nil else { return nil }
      edits.append(Fix.Edit(inserting: "_, ", before: first))
    case nil:
      guard closure.statements.descendants(ClosureExprSyntax.self).isEmpty else { return nil }
      edits = closure.statements.descendants(DeclReferenceExprSyntax.self)
        .filter { $0.baseName.text == "$0" }
        .map { Fix.Edit(replacing: $0, with: "$1") }
    }
    if let label = call.node.arguments.first(where: { $0.label?.text == "perform" }),
      let colon = label.colon, let name = label.label
    {
      edits.append(
        Fix.Edit(
          start: name.positionAfterSkippingLeadingTrivia.utf8Offset,
          end: colon.endPosition.utf8Offset,
          replacement: ""
        )
      )
    }
    return Fix(title: "take the old value too", edits: edits)
  }
}
