import Findings
import SwiftSyntax

/// Finds buttons that start a task which pushes after a wait, and can be tapped again meanwhile.
struct DoublePushRule: Rule {
  static let fault = "double-push"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard !file.calls(of: ["Task", "detached"]).isEmpty else { return [] }
    let pushes = PathPushes(in: file, context.project)
    return file.calls(of: "Button").compactMap { button in
      guard !button.isOnReceiver, !button.node.isInPreview, !isDisabled(button),
        let action = button.closure("action") ?? button.trailingClosure,
        let task = action.innerCalls.first(where: { $0.unstructuredTask != nil }),
        let closure = task.unstructuredTask, let late = LatePush(in: closure, pushes),
        !takesCare(action, before: late.wait)
      else { return nil }
      return file.finding(
        self,
        at: button.nameToken,
        "two quick taps start this twice and push two screens; disable the button while it works",
        notes: [file.note("it is pushed here", at: late.push.nameToken)]
      )
    }
  }

  /// Whether the button, or something that it lies in, can be disabled.
  private func isDisabled(_ button: Call) -> Bool {
    button.node.enclosuresInMember.contains { $0.call.name == "disabled" }
  }

  /// Whether the action asks or notes something before it waits.
  private func takesCare(_ action: ClosureExprSyntax, before wait: AwaitExprSyntax) -> Bool {
    let asks = action.descendants(ConditionElementSyntax.self).contains {
      $0.position < wait.position
    }
    let notes = action.descendants(AssignmentExprSyntax.self).contains {
      $0.position < wait.position && !($0.parent?.parent?.is(PatternBindingSyntax.self) ?? false)
    }
    return asks || notes
  }
}
