import Findings
import SwiftSyntax

/// Finds objects that are put into the environment of a stack's root screen, where pushed screens do not see them.
struct InjectionInsideStackRule: Rule {
  static let fault = "injection-inside-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: ["environment", "environmentObject"]).compactMap { call in
      guard call.isOnReceiver, call.node.arguments.count == 1, let value = call.argument(nil),
        !value.is(KeyPathExprSyntax.self), call.node.containers.first == .stack,
        !call.node.isInPreview, !isInjectedOutside(value, of: call)
      else { return nil }
      let name = value.trimmedDescription
      let type = value.localTypeText.map(Project.simpleName)
      let pushed = call.chain.filter { $0.name == "navigationDestination" }
        .compactMap { reader(of: name, type: type, pushedBy: $0, context) }
      guard let reader = pushed.first else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "pushed screens do not see what is put in here, on the root screen; attach it to the NavigationStack",
        notes: [file.note("this screen reads it", at: reader)]
      )
    }
  }

  /// Whether the stack around puts the same object in as well.
  private func isInjectedOutside(_ value: ExprSyntax, of call: Call) -> Bool {
    let stack = call.node.enclosuresInMember.first { $0.containers.contains(.stack) }?.call
    return stack?.outerModifiers.contains {
      $0.name == call.name && $0.argument(nil)?.trimmedDescription == value.trimmedDescription
    } ?? true
  }

  /// The name of a view in a destination that reads the object from the environment.
  private func reader(
    of name: String,
    type: String?,
    pushedBy destination: Call,
    _ context: RuleContext
  ) -> TokenSyntax? {
    guard let closure = destination.trailingClosure ?? destination.closure("destination") else {
      return nil
    }
    let calls = closure.callsWithin
    guard !calls.contains(where: { ["environment", "environmentObject"].contains($0.name) }) else {
      return nil
    }
    return calls.first { call in
      guard let view = context.project.type(named: call.name), view.isView else { return false }
      return view.properties.values.contains { Self.reads(name, type: type, $0) }
    }?.nameToken
  }

  private static func reads(_ name: String, type: String?, _ property: PropertyFacts) -> Bool {
    if property.attributes.contains("EnvironmentObject") {
      return property.type.map(Project.simpleName) == type || type == nil && property.name == name
    }
    guard property.attributes.contains("Environment") else { return false }
    return property.type.map(Project.simpleName) == type && type != nil
      || property.type == nil && property.name == name
  }
}
