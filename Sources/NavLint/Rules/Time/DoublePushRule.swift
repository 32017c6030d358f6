import Findings
import SwiftSyntax

/// A rule that finds buttons with a task that pushes after a wait and can be started again during the wait.
struct DoublePushRule: Rule {
  static let fault = "double-push"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard !file.calls(of: Call.taskNames).isEmpty else { return [] }
    let pushes = PathPushes(in: file, context.project)
    let functions = Dictionary(grouping: file.nodes(FunctionDeclSyntax.self), by: \.name.text)
    var places: Set<SyntaxIdentifier> = []
    var known: Known = [:]
    return file.calls(of: "Button").compactMap { button in
      guard !button.isOnReceiver, !button.node.isInPreview, !isDisabled(button),
        let (place, late) = push(by: button, pushes, functions, &known),
        places.insert(place.id).inserted
      else { return nil }
      let buttonNote =
        place.id == button.nameToken.id ? [] : [file.note("the button", at: button.nameToken)]
      return file.finding(
        self,
        at: place,
        "two quick taps start this work twice and push two screens; disable the button until the work is done",
        notes: buttonNote + [file.note("the screen is pushed here", at: late.push)]
      )
    }
  }

  private typealias Functions = [String: [FunctionDeclSyntax]]
  /// The results for functions that were examined before, keyed by the bodies of the functions.
  private typealias Known = [SyntaxIdentifier: (task: Call, push: LatePush)?]

  /// Returns the late push that a tap on a button causes, with the token to report, or nil if there is none.
  private func push(
    by button: Call,
    _ pushes: PathPushes,
    _ functions: Functions,
    _ known: inout Known
  ) -> (place: TokenSyntax, push: LatePush)? {
    var names: [String] = []
    if let action = button.closure("action") ?? button.trailingClosure {
      if let (_, late) = late(Syntax(action), pushes, functions) { return (button.nameToken, late) }
      // An action that checks or records something may handle a second tap.
      guard !takesCare(Syntax(action)) else { return nil }
      names = action.statements.compactMap { item in
        item.item.as(FunctionCallExprSyntax.self).flatMap(Call.init)
          .flatMap { $0.isCall(ofOwn: $0.name) ? $0.name : nil }
      }
    } else if let path = button.argument("action")?.memberPath, path.count == 1 {
      names = path
    }
    let type = button.node.enclosingType?.name
    for function in names.flatMap({ functions[$0] ?? [] })
    where function.enclosingType?.name == type {
      guard let body = function.body else { continue }
      let found = known[body.id] ?? late(Syntax(body), pushes, functions)
      known[body.id] = .some(found)
      guard let (task, late) = found else { continue }
      return (task.nameToken, late)
    }
    return nil
  }

  /// Returns the late push in a task whose code does not prevent a second tap, or nil if there is none.
  private func late(
    _ action: Syntax,
    _ pushes: PathPushes,
    _ functions: Functions
  ) -> (task: Call, push: LatePush)? {
    guard let task = action.innerCalls.first(where: { $0.unstructuredTask != nil }),
      let closure = task.unstructuredTask
    else { return nil }
    if let late = LatePush(in: closure, pushes), !late.isReplacement {
      return takesCare(action, before: late.wait) ? nil : (task, late)
    }
    guard !takesCare(action) else { return nil }
    for wait in closure.descendants(AwaitExprSyntax.self) {
      guard let called = wait.innerCalls.first, let found = functions[called.name],
        found.count == 1 || called.isCall(ofOwn: called.name), let body = found.first?.body,
        let late = LatePush(in: body, pushes), !late.isReplacement
      else { continue }
      return takesCare(Syntax(body), before: late.wait) ? nil : (task, late)
    }
    return nil
  }

  /// Returns whether a modifier can disable the button or a container around the button.
  private func isDisabled(_ button: Call) -> Bool {
    button.node.enclosuresInMember.contains { $0.call.name == "disabled" }
  }

  /// Returns whether the code checks or records a value before the given wait, if there is one.
  private func takesCare(_ action: Syntax, before wait: AwaitExprSyntax? = nil) -> Bool {
    let end = wait?.position
    let asks = action.descendants(ConditionElementSyntax.self).contains { element in
      guard case .expression = element.condition else { return false }
      return end.map { element.position < $0 } ?? true
    }
    let notes = action.descendants(AssignmentExprSyntax.self).contains { element in
      (end.map { element.position < $0 } ?? true)
        && !(element.parent?.parent?.is(PatternBindingSyntax.self) ?? false)
    }
    return asks || notes
  }
}
