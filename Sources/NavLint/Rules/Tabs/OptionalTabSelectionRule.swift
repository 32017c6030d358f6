import Findings
import SwiftSyntax

/// Finds tab views whose selection is initially nil.
struct OptionalTabSelectionRule: Rule {
  static let fault = "optional-tab-selection"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var setInInitializers: [SyntaxIdentifier: Set<String>] = [:]
    return file.calls(of: "TabView").compactMap { call in
      guard !call.isOnReceiver, !call.node.isInPreview, let selection = call.argument("selection"),
        let names = selection.memberPath, names.count == 1,
        let type = call.node.enclosingType,
        let property = file.declarations.property(names[0], of: type),
        beginsAsNil(property)
      else { return nil }
      let set =
        setInInitializers[type.node.id]
        ?? type.initializers.reduce(into: []) { $0.formUnion($1.usedNames) }
      setInInitializers[type.node.id] = set
      guard !set.contains("_\(names[0])") else { return nil }
      return file.finding(
        self,
        at: selection,
        "this selection begins as nil while a tab is shown; begin with a tab, and without '?'",
        notes: [file.note("it is declared here", at: property.nameToken)]
      )
    }
  }

  private func beginsAsNil(_ property: Property) -> Bool {
    guard property.has("State"), property.type?.is(OptionalTypeSyntax.self) == true else {
      return false
    }
    return property.initialValue?.is(NilLiteralExprSyntax.self) ?? true
  }
}
