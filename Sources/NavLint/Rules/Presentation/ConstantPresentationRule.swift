import Findings
import SwiftSyntax

/// Finds sheets and popovers that are bound to a constant, so that they cannot be closed.
struct ConstantPresentationRule: Rule {
  static let fault = "constant-presentation"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: ["sheet", "popover"]).compactMap { call in
      guard call.isOnReceiver, !call.node.isInPreview,
        call.node.enclosingType?.name.contains("Preview") != true,
        let binding = call.argument("isPresented") ?? call.argument("item"),
        let constant = binding.as(FunctionCallExprSyntax.self),
        let member = constant.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "constant", Self.isBinding(member.base),
        let value = constant.arguments.first?.expression,
        !["false", "nil"].contains(value.trimmedDescription),
        !Self.staysOpen(call, in: file)
      else { return nil }
      return file.finding(
        self,
        at: member.declName.baseName,
        "a swipe cannot change a constant, so this cannot be closed; bind it to state"
      )
    }
  }

  private static func isBinding(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    let name = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
    return name.trimmedDescription == "Binding"
  }

  /// Returns whether the content disables the interactive dismissal.
  private static func staysOpen(_ call: Call, in file: ParsedFile) -> Bool {
    let others = file.calls(of: "interactiveDismissDisabled")
    return call.closures.contains { !others.within($0.closure.range).isEmpty }
  }
}
