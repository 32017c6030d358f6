import Findings
import SwiftSyntax

/// A rule that finds a stack inside another stack, directly or through views that the outer stack shows or pushes.
struct NestedStackRule: Rule {
  static let fault = "nested-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: ["NavigationStack", "NavigationView"]).compactMap { stack in
      guard !stack.isOnReceiver, !stack.closures.isEmpty, !stack.node.isInPreview,
        !context.project.declares(stack.name)
      else { return nil }
      if let outer = outerStack(of: stack, context.project) {
        return file.finding(
          self,
          at: stack.nameToken,
          outer.isPush
            ? "this screen is pushed, so it is already in a stack; remove the inner stack"
            : "this stack is inside another; keep only the outer one",
          notes: [file.note("the stack around it", at: outer.token)]
        )
      }
      guard let type = stack.node.enclosingType, !isCutOff(stack) else { return nil }
      let piece = FileFacts.piece(of: type, around: stack.node)
      guard let showing = context.project.stackAround(piece) else { return nil }
      return file.finding(
        self,
        at: stack.nameToken,
        "'\(type.name)' is already shown inside a stack; remove this stack",
        notes: [
          Finding.Note(message: "the view is shown inside a stack here", place: showing.place)
        ]
      )
    }
  }

  /// Returns the token of the stack or of the push that surrounds a stack, or nil if there is none.
  private func outerStack(of stack: Call, _ project: Project) -> (token: TokenSyntax, isPush: Bool)?
  {
    var push: TokenSyntax?
    for enclosure in stack.node.enclosuresInMember {
      if let name = enclosure.receiver, project.surrounding.contains(name) {
        return push.map { ($0, true) } ?? (enclosure.call.nameToken, false)
      }
      for container in enclosure.containers {
        switch container {
        case .stack, .navigationView:
          return push.map { ($0, true) } ?? (enclosure.call.nameToken, false)
        case .pushed: push = push ?? enclosure.call.nameToken
        // A link in a column shows its destination in the next column, which may have its own
        // stack.
        case .presented, .window, .preview, .action, .foreign, .splitView: return nil
        default: continue
        }
      }
    }
    guard let push, let type = stack.node.enclosingType,
      !project.isInColumn(FileFacts.piece(of: type, around: stack.node))
    else { return nil }
    return (push, true)
  }

  /// Returns whether the stack cannot be inside another, because it is presented or is a window's content.
  private func isCutOff(_ stack: Call) -> Bool {
    stack.node.containers.contains {
      [.presented, .window, .preview, .action, .foreign].contains($0)
    }
  }
}
