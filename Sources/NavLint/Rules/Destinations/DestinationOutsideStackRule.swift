import Findings
import SwiftSyntax

/// A rule that finds destinations declared on a stack, or on a container of stacks, instead of inside a stack.
struct DestinationOutsideStackRule: Rule {
  static let fault = "destination-outside-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "navigationDestination").compactMap { destination in
      guard destination.isOnReceiver, !destination.node.isInPreview,
        let stack = stack(below: destination)
      else { return nil }
      switch destination.node.containers.navigation {
      case .stack, .navigationView, .splitView, .pushed, .preview, .action: return nil
      case .presented, .window: break
      case .foreign: return nil
      case .tabs, .lazy, .row, .label, nil:
        guard let type = destination.node.enclosingType,
          context.project.stackAround(FileFacts.piece(of: type, around: destination.node)) == nil
        else { return nil }
      }
      return file.finding(
        self,
        at: destination.nameToken,
        "a destination outside its stack is ignored; move it inside, onto the root view",
        notes: [file.note("the stack", at: stack)]
      )
    }
  }

  /// Returns the stack that the destination modifies, directly or in a tab view, or nil if there is none.
  private func stack(below destination: Call) -> TokenSyntax? {
    guard let root = destination.rootCall else { return nil }
    if root.name == "NavigationStack" { return root.nameToken }
    guard root.name == "TabView" else { return nil }
    return root.trailingClosure?.statements.lazy.compactMap {
      $0.item.as(ExprSyntax.self).flatMap(Self.stack(inTab:))
    }.first
  }

  private static func stack(inTab expression: ExprSyntax) -> TokenSyntax? {
    var expression = expression
    while let node = expression.as(FunctionCallExprSyntax.self), let call = Call(node) {
      if let receiver = call.receiver {
        expression = receiver
      } else if call.name == "NavigationStack" {
        return call.nameToken
      } else if call.name == "Tab", let content = call.trailingClosure?.statements.first,
        let inner = content.item.as(ExprSyntax.self)
      {
        expression = inner
      } else {
        return nil
      }
    }
    return nil
  }
}
