import Findings
import SwiftSyntax

/// Finds deprecated names of navigation that have newer ones.
struct DeprecatedNameRule: Rule {
  static let fault = "deprecated-name"

  private static let modifiers: [String: String] = [
    "navigationBarTitle": "navigationTitle",
    "navigationBarItems": "toolbar",
    "navigationBarHidden": "toolbar(.hidden, for: .navigationBar)",
    "actionSheet": "confirmationDialog",
  ]

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let calls = file.calls(of: Self.modifiers.keys.sorted()).compactMap { call -> Finding? in
      guard call.isOnReceiver, let newer = Self.modifiers[call.name],
        !context.project.types.values.contains(where: { $0.methods.contains(call.name) })
      else { return nil }
      return file.finding(self, at: call.nameToken, "'\(call.name)' is deprecated; use '\(newer)'")
    }
    let alerts = file.calls(of: "alert").filter(Self.isOldAlert).map { call in
      file.finding(
        self,
        at: call.nameToken,
        "an alert built from 'Alert' is deprecated; use 'alert' with a title and actions"
      )
    }
    let modes = file.nodes(KeyPathExprSyntax.self).filter(Self.isPresentationMode).map { node in
      file.finding(self, at: node, "'presentationMode' is deprecated; use 'dismiss'")
    }
    return calls + alerts + modes
  }

  private static func isOldAlert(_ call: Call) -> Bool {
    guard call.isOnReceiver, call.argument(nil) == nil, call.has("isPresented") || call.has("item")
    else { return false }
    return call.closures.contains { element in
      element.closure.innerCalls.contains { $0.name == "Alert" && !$0.isOnReceiver }
    }
  }

  private static func isPresentationMode(_ node: KeyPathExprSyntax) -> Bool {
    guard node.components.count == 1,
      case .property(let property)? = node.components.first?.component
    else { return false }
    return property.declName.baseName.text == "presentationMode"
  }
}
