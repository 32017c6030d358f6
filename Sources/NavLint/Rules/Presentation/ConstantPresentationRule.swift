import Findings
import SwiftSyntax

/// A rule that finds sheets and popovers that cannot be closed because they are bound to a constant.
struct ConstantPresentationRule: Rule {
  static let fault = "constant-presentation"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    swipable(in: file) + answered(in: file)
  }

  /// Returns findings for questions and pickers that stay open after an answer, because nothing changes their state.
  private func answered(in file: ParsedFile) -> [Finding] {
    file.calls(of: Self.questions).compactMap { call in
      guard call.isOnReceiver, !call.node.isInPreview,
        call.node.enclosingType?.name.contains("Preview") != true,
        let binding = call.argument("isPresented")?.as(FunctionCallExprSyntax.self),
        let name = Self.constant(binding), !call.closures.contains(where: { $0.closure.mayDoWork })
      else { return nil }
      return file.finding(
        self,
        at: name,
        "an answer cannot change a constant, so it cannot close this presentation; bind the presentation to state"
      )
    }
  }

  private static let questions = [
    "alert", "confirmationDialog", "fileExporter", "fileImporter", "photosPicker",
  ]

  /// Returns findings for sheets and popovers that a swipe or a tap beside them cannot close.
  private func swipable(in file: ParsedFile) -> [Finding] {
    file.calls(of: ["sheet", "popover"]).compactMap { call in
      guard call.isOnReceiver, !call.node.isInPreview,
        call.node.enclosingType?.name.contains("Preview") != true,
        let binding = (call.argument("isPresented") ?? call.argument("item"))?
          .as(FunctionCallExprSyntax.self), !Self.staysOpen(call, in: file)
      else { return nil }
      if let name = Self.constant(binding) {
        return file.finding(
          self,
          at: name,
          "a swipe cannot change a constant, so it cannot close this presentation; bind the presentation to state"
        )
      }
      guard let name = Self.deafBinding(binding) else { return nil }
      return file.finding(
        self,
        at: name,
        "a swipe changes nothing here, because the setter is empty; change the state in the setter"
      )
    }
  }

  /// Returns the name of a call if it creates a constant binding that keeps a presentation open, or nil otherwise.
  private static func constant(_ call: FunctionCallExprSyntax) -> TokenSyntax? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "constant", isBinding(member.base),
      let value = call.arguments.first?.expression,
      !["false", "nil"].contains(value.trimmedDescription)
    else { return nil }
    return member.declName.baseName
  }

  /// Returns the name of a call if it creates a binding with an empty setter, or nil otherwise.
  private static func deafBinding(_ node: FunctionCallExprSyntax) -> TokenSyntax? {
    guard let call = Call(node), call.name == "Binding", !call.isOnReceiver,
      call.closure("set")?.statements.isEmpty == true
    else { return nil }
    return call.nameToken
  }

  private static func isBinding(_ base: ExprSyntax?) -> Bool {
    guard let base else { return true }
    let name = base.as(GenericSpecializationExprSyntax.self)?.expression ?? base
    return name.trimmedDescription == "Binding"
  }

  /// Returns whether the content disables interactive dismissal.
  private static func staysOpen(_ call: Call, in file: ParsedFile) -> Bool {
    let others = file.calls(of: "interactiveDismissDisabled")
    return call.closures.contains { !others.within($0.closure.range).isEmpty }
  }
}

extension ClosureExprSyntax {
  /// A Boolean value that indicates whether the closure sets a value or calls anything but views, including in button
  /// actions.
  fileprivate var mayDoWork: Bool {
    let views: Set<String> = ["Button", "Text", "TextField", "SecureField", "Label", "Alert"]
    let parts: Set<String> = ["default", "cancel", "destructive"]
    let setsValue = descendants(AssignmentExprSyntax.self).isEmpty == false
    return setsValue
      || descendants(FunctionCallExprSyntax.self).contains { node in
        guard let call = Call(node) else { return true }
        if call.name == "Button", let action = call.argument("action"),
          !action.is(ClosureExprSyntax.self)
        {
          return true
        }
        return !views.contains(call.name) && !(call.isImplicitMember && parts.contains(call.name))
          && call.name != "print"
      }
  }
}
