import Findings
import SwiftSyntax

/// A rule that finds `try!` on calls that throw when their task is cancelled.
struct ForcedSleepRule: Rule {
  static let fault = "forced-sleep"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let modules = file.nodes(ImportDeclSyntax.self).map(\.path.trimmedDescription)
    // A test has no screen that disappears.
    guard Set(modules).isDisjoint(with: ["XCTest", "Testing"]) else { return [] }
    return file.nodes(TryExprSyntax.self).compactMap { node in
      guard let mark = node.questionOrExclamationMark, mark.tokenKind == .exclamationMark,
        let call = Self.call(in: node.expression),
        ["sleep", "checkCancellation"].contains(call.name),
        call.receiver?.trimmedDescription.hasPrefix("Task") == true
      else { return nil }
      return file.finding(
        self,
        at: mark,
        """
        '\(call.name)' throws when its task is cancelled, and then 'try!' crashes the app; use 'try?', and check \
        'Task.isCancelled'
        """,
        fix: node.resultIsUnused
          ? Fix(
            title: "replace 'try!' with 'try?'",
            edits: [Fix.Edit(replacing: mark, with: "?")]
          ) : nil
      )
    }
  }

  private static func call(in expression: ExprSyntax) -> Call? {
    let awaited = expression.as(AwaitExprSyntax.self)?.expression ?? expression
    return awaited.as(FunctionCallExprSyntax.self).flatMap(Call.init)
  }
}
