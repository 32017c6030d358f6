import Findings
import SwiftSyntax

/// Finds tasks that `onAppear` starts and nothing ends.
struct OutlivingTaskRule: Rule {
  static let fault = "outliving-task"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: ["Task", "detached"]).compactMap { call in
      guard let task = call.unstructuredTask, !call.isKept, !call.node.isInPreview,
        let around = call.node.enclosuresInMember.first(where: { $0.isHandedOver }),
        around.call.name == "onAppear", around.call.isOnReceiver, waits(task)
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "nothing ends this task when the screen goes away; start it with 'task' in place of 'onAppear'",
        notes: [
          file.note(
            "it is started here, each time that the view appears",
            at: around.call.nameToken
          )
        ]
      )
    }
  }

  private func waits(_ task: ClosureExprSyntax) -> Bool {
    !task.descendants(AwaitExprSyntax.self).isEmpty
      || task.descendants(ForStmtSyntax.self).contains { $0.awaitKeyword != nil }
  }
}

extension Enclosure {
  /// Whether what lies in it stands in a closure or an argument, and not in what the call is made on.
  fileprivate var isHandedOver: Bool { part != .receiver }
}
