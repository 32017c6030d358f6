import Findings
import SwiftSyntax

/// A rule that finds objects that are injected only into a stack's root screen and are therefore missing in pushed
/// screens.
struct InjectionInsideStackRule: Rule {
  static let fault = "injection-inside-stack"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var known: [SyntaxIdentifier: [Call]] = [:]
    return file.calls(of: ["environment", "environmentObject"]).compactMap { call in
      guard call.isOnReceiver, call.node.arguments.count == 1, let value = call.argument(nil),
        !value.is(KeyPathExprSyntax.self), call.node.containers.first == .stack,
        !call.node.isInPreview, !isInjectedOutside(value, of: call)
      else { return nil }
      let name = value.trimmedDescription
      let type = file.declarations.typeText(of: value).map(Project.simpleName)
      let pushed = call.chain.filter { $0.name == "navigationDestination" }
        .compactMap { destination in
          let views = known[destination.node.id] ?? views(pushedBy: destination, context)
          known[destination.node.id] = views
          return reader(of: name, type: type, among: views, context)
        }
      guard let reader = pushed.first else { return nil }
      return file.finding(
        self,
        at: call.nameToken,
        "pushed screens do not see an object that the root screen injects; inject it into the NavigationStack",
        notes: [file.note("this screen reads the object", at: reader)]
      )
    }
  }

  /// Returns whether the surrounding stack also injects the same object.
  private func isInjectedOutside(_ value: ExprSyntax, of call: Call) -> Bool {
    let stack = call.node.enclosuresInMember.first { $0.containers.contains(.stack) }?.call
    return stack?.outerModifiers.contains {
      $0.name == call.name && $0.argument(nil)?.trimmedDescription == value.trimmedDescription
    } ?? true
  }

  /// Returns the distinct views of the project in a destination that injects no object.
  private func views(pushedBy destination: Call, _ context: RuleContext) -> [Call] {
    guard let closure = destination.trailingClosure ?? destination.closure("destination") else {
      return []
    }
    let calls = closure.callsWithin
    guard !calls.contains(where: { ["environment", "environmentObject"].contains($0.name) }) else {
      return []
    }
    var names: Set<String> = []
    return calls.filter { call in
      context.project.type(named: call.name)?.isView == true && names.insert(call.name).inserted
    }
  }

  /// Returns the name of a view that reads the object from the environment, or nil if there is none.
  private func reader(
    of name: String,
    type: String?,
    among views: [Call],
    _ context: RuleContext
  ) -> TokenSyntax? {
    views.first { view in
      context.project.type(named: view.name)?.properties.values
        .contains { Self.reads(name, type: type, $0) } ?? false
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
