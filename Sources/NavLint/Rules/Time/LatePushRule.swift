import Findings
import SwiftSyntax

/// A rule that finds pushes that follow a wait in a task without a check that the screen still exists.
struct LatePushRule: Rule {
  static let fault = "late-push"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard !file.calls(of: Call.taskNames + ["task", "asyncAfter"]).isEmpty else { return [] }
    let pushes = PathPushes(in: file, context.project)
    let own = file.calls(of: Call.taskNames).compactMap { call -> LatePush? in
      guard let task = call.unstructuredTask, !call.isKept, !call.node.isInPreview else {
        return nil
      }
      return LatePush(in: task, pushes)
    }
    // The modifier cancels its task; only code that swallows the cancellation continues.
    let modifiers = file.calls(of: "task").compactMap { call -> LatePush? in
      guard call.isOnReceiver, let task = call.closures.last?.closure, !call.node.isInPreview else {
        return nil
      }
      return LatePush(in: task, pushes, where: Self.swallowsCancellation)
    }
    let waiting = (own + modifiers + awaited(in: file, pushes)).map { late in
      file.finding(
        self,
        at: late.push,
        """
        this code pushes a screen after a wait, wherever the user is then; first check that the screen is still shown
        """,
        notes: [file.note("the wait", at: late.wait.awaitKeyword)]
      )
    }
    return waiting + delayed(in: file, pushes)
  }

  /// Returns findings for pushes that run after a fixed delay.
  private func delayed(in file: ParsedFile, _ pushes: PathPushes) -> [Finding] {
    file.calls(of: "asyncAfter").compactMap { call in
      guard call.isOnReceiver, let closure = call.closures.last?.closure, !call.node.isInPreview,
        !call.node.enclosuresInMember.contains(where: { $0.call.name == "onAppear" }),
        let push = closure.innerCalls.first(where: pushes.isPush),
        !closure.descendants(ConditionElementSyntax.self).contains(where: { element in
          if case .expression = element.condition {
            element.position < push.node.position
          } else {
            false
          }
        })
      else { return nil }
      return file.finding(
        self,
        at: push.nameToken,
        "this code pushes a screen after a delay, wherever the user is then; first check that the screen is still "
          + "shown",
        notes: [file.note("the delay", at: call.nameToken)]
      )
    }
  }

  /// Returns the pushes in the file's async functions that a task awaits.
  private func awaited(in file: ParsedFile, _ pushes: PathPushes) -> [LatePush] {
    let names = file.calls(of: Call.taskNames).reduce(into: Set<String>()) { names, call in
      guard let task = call.unstructuredTask, !call.isKept, !call.node.isInPreview else { return }
      for wait in task.descendants(AwaitExprSyntax.self) {
        if let call = wait.innerCalls.first { names.insert(call.name) }
      }
    }
    return file.nodes(FunctionDeclSyntax.self).compactMap { function in
      guard function.signature.effectSpecifiers?.asyncSpecifier != nil,
        names.contains(function.name.text), let body = function.body
      else { return nil }
      return LatePush(in: body, pushes)
    }
  }

  private static func swallowsCancellation(_ wait: AwaitExprSyntax) -> Bool {
    guard let attempt = wait.parent?.as(TryExprSyntax.self),
      attempt.questionOrExclamationMark != nil,
      let call = wait.expression.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    else { return false }
    return call.name == "sleep" && call.receiver?.plainName == "Task"
  }
}
