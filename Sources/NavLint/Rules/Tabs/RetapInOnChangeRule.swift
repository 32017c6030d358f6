import Findings
import SwiftSyntax

/// A rule that finds uses of `onChange` that expect a tab selection's old value to equal the new value.
struct RetapInOnChangeRule: Rule {
  static let fault = "retap-in-on-change"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let selections = Set(
      file.calls(of: "TabView").compactMap { tabView in
        tabView.isOnReceiver ? nil : tabView.argument("selection")?.memberPath
      }
    )
    guard !selections.isEmpty else { return [] }
    let sequences = file.nodes(SequenceExprSyntax.self)
    return file.calls(of: "onChange").flatMap { change -> [Finding] in
      guard let watched = change.argument("of")?.memberPath, selections.contains(watched),
        let closure = change.closures.last?.closure, let names = Self.parameters(of: closure),
        names.count == 2
      else { return [] }
      return sequences.within(closure.range).compactMap { comparison in
        guard Self.isEquality(comparison, of: names),
          Self.hasConsequence(comparison)
        else { return nil }
        return file.finding(
          self,
          at: comparison,
          "'onChange' is not called for a second tap on the same tab, so the two values are never equal; "
            + "compare them in the setter of your own binding"
        )
      }
    }
  }

  private static func parameters(of closure: ClosureExprSyntax) -> [String]? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: ["$0", "$1"]
    }
  }

  private static func isEquality(_ node: SequenceExprSyntax, of names: [String]) -> Bool {
    let elements = Array(node.elements)
    guard elements.count == 3,
      elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "=="
    else { return false }
    let sides = [elements[0], elements[2]].map {
      $0.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
    return sides[0] != sides[1] && sides.allSatisfy { $0.map(names.contains) == true }
  }

  /// Returns whether a statement other than `return` depends on a comparison.
  private static func hasConsequence(_ comparison: SequenceExprSyntax) -> Bool {
    var node = Syntax(comparison)
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self) {
      if let condition = parent.as(IfExprSyntax.self) {
        guard condition.conditions.range.contains(node.range.lowerBound) else { return false }
        return !condition.body.statements.allSatisfy { $0.item.is(ReturnStmtSyntax.self) }
      }
      if parent.is(GuardStmtSyntax.self) { return true }
      node = parent
    }
    return false
  }
}
