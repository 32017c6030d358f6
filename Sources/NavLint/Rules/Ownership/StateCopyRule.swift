import Findings
import SwiftSyntax

/// Finds state that begins as a copy of an object with navigation state, or of a path, that the parent passes.
struct StateCopyRule: Rule {
  static let fault = "state-copy"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.calls(of: "State").compactMap { call in
      guard !call.isOnReceiver,
        let value = call.argument("initialValue") ?? call.argument("wrappedValue"),
        let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let member = call.node.enclosingMember, member.name == "init",
        let parameter = member.parameters.first(where: { Self.name(of: $0) == name }),
        parameter.defaultValue == nil, isOwnedElsewhere(parameter.type, context)
      else { return nil }
      return file.finding(
        self,
        at: value,
        "the state keeps the first '\(name)' and ignores what is passed later; take it with a plain 'let', "
          + "'@Bindable', '@ObservedObject' or '@Binding'"
      )
    }
  }

  private static func name(of parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }

  /// Whether a type is that of a path, or of an object of the project that views watch.
  private func isOwnedElsewhere(_ type: TypeSyntax, _ context: RuleContext) -> Bool {
    let name = type.simpleName
    if name == "NavigationPath" { return true }
    guard let facts = context.project.type(named: name) else { return false }
    return facts.kind == .class && facts.isObservable
  }
}
