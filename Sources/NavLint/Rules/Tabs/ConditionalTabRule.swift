import Findings
import SwiftSyntax

/// A rule that finds an `if` around a `Tab` that could use `hidden` instead.
struct ConditionalTabRule: Rule {
  static let fault = "conditional-tab"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard context.project.types["Tab"] == nil else { return [] }
    return file.nodes(IfExprSyntax.self).compactMap { condition in
      // With an `else`, there is always one of the tabs; an unwrapped value is needed to build the
      // tab.
      guard condition.elseBody == nil, condition.conditions.allSatisfy(Self.isPlain),
        let tab = Self.onlyTab(of: condition), condition.containers.first == .tabs
      else { return nil }
      return file.finding(
        self,
        at: condition.ifKeyword,
        "when this condition is false, the tab loses its state; keep the tab, and write "
          + "'.hidden(!(\(condition.conditions.trimmedDescription)))'",
        notes: [file.note("the tab", at: tab.nameToken)]
      )
    }
  }

  /// Returns whether a condition is an expression rather than `#available` or `let`.
  private static func isPlain(_ element: ConditionElementSyntax) -> Bool {
    if case .expression = element.condition { true } else { false }
  }

  /// Returns the only tab of a branch, or nil if the branch has other content.
  private static func onlyTab(of condition: IfExprSyntax) -> Call? {
    guard condition.body.statements.count == 1, let item = condition.body.statements.first?.item,
      case .expr(let expression) = item,
      let call = expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return nil }
    let root = call.rootCall ?? call
    return root.name == "Tab" ? root : nil
  }
}
