import Findings
import SwiftSyntax

/// A rule that finds tasks that `onAppear` starts, directly or through a method of the view, and that are never
/// cancelled.
struct OutlivingTaskRule: Rule {
  static let fault = "outliving-task"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let tasks = file.calls(of: Call.taskNames)
    guard !tasks.isEmpty else { return [] }
    let appearances = Self.appearances(in: file)
    return tasks.compactMap { call in
      guard let task = call.unstructuredTask, !call.isKept, !call.node.isInPreview, waits(task),
        let appearance = appearance(startingTaskOf: call, appearances), appearance.node.isOfScreen
      else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "nothing ends this task when the screen goes away; start it with 'task' instead of 'onAppear'",
        notes: [
          file.note(
            "the task is started here, each time that the view appears",
            at: appearance.nameToken
          )
        ]
      )
    }
  }

  /// Returns the `onAppear` whose closure starts a task, directly or through a method of the view, or nil if there is
  /// none.
  private func appearance(
    startingTaskOf call: Call,
    _ appearances: [[String]: Call]
  ) -> Call? {
    if let around = call.node.enclosuresInMember.first(where: { $0.isHandedOver }) {
      return around.call.name == "onAppear" && around.call.isOnReceiver ? around.call : nil
    }
    guard let function = call.node.enclosingMember?.node.as(FunctionDeclSyntax.self),
      let type = function.enclosingType, type.isView || type.kind == .extension
    else { return nil }
    return appearances[[type.name, function.name.text]]
  }

  /// Returns the first `onAppear` that calls each method, keyed by the names of the type and the method.
  private static func appearances(in file: ParsedFile) -> [[String]: Call] {
    var appearances: [[String]: Call] = [:]
    for appearance in file.calls(of: "onAppear") {
      guard appearance.isOnReceiver, !appearance.node.isInPreview,
        let type = appearance.node.enclosingType?.name
      else { continue }
      let named = appearance.argument("perform")?.memberPath ?? []
      let called = appearance.closures.flatMap { element in
        element.closure.statements.compactMap { item in
          item.item.as(FunctionCallExprSyntax.self).flatMap(Call.init)
            .flatMap { $0.isCall(ofOwn: $0.name) ? $0.name : nil }
        }
      }
      for name in (named.count == 1 ? named : []) + called where appearances[[type, name]] == nil {
        appearances[[type, name]] = appearance
      }
    }
    return appearances
  }

  private func waits(_ task: ClosureExprSyntax) -> Bool {
    // A task that only lets others run first ends at once.
    task.descendants(AwaitExprSyntax.self).contains {
      $0.expression.trimmedDescription != "Task.yield()"
    }
      || task.descendants(ForStmtSyntax.self).contains { $0.awaitKeyword != nil }
  }
}

extension Call {
  /// Returns whether the call is to the given method of the same type, as in `load()` or `self.load()`.
  func isCall(ofOwn name: String) -> Bool {
    self.name == name && (receiver == nil || receiver?.trimmedDescription == "self")
  }
}

extension Enclosure {
  /// A Boolean value that indicates whether the code is in a closure or argument rather than in the receiver.
  fileprivate var isHandedOver: Bool { part != .receiver }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the call belongs to a screen that can disappear.
  ///
  /// A window's root cannot; the work of one of many rows should continue while the row scrolls away.
  fileprivate var isOfScreen: Bool {
    if let type = enclosingType, !type.inherited.filter(["App", "Scene"].contains).isEmpty {
      return false
    }
    return !enclosuresInMember.contains { $0.containers.contains(.row) }
  }
}
