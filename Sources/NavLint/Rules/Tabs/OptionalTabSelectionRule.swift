import Findings
import SwiftSyntax

/// A rule that finds tab views whose selection is initially nil.
struct OptionalTabSelectionRule: Rule {
  static let fault = "optional-tab-selection"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var setInInitializers: [SyntaxIdentifier: Set<String>] = [:]
    return file.calls(of: "TabView").compactMap { call in
      guard !call.isOnReceiver, !call.node.isInPreview, let selection = call.argument("selection"),
        let names = selection.memberPath, let type = call.node.enclosingType
      else { return nil }
      guard names.count == 1 else { return inObject(selection, names, in: file, context.project) }
      guard let property = file.declarations.property(names[0], of: type), property.has("State"),
        property.beginsAsNil
      else { return nil }
      let set =
        setInInitializers[type.node.id]
        ?? type.initializers.reduce(into: []) { $0.formUnion($1.usedNames) }
      setInInitializers[type.node.id] = set
      guard !set.contains("_\(names[0])") else { return nil }
      return finding(
        selection,
        file.note("the selection is declared here", at: property.nameToken),
        in: file
      )
    }
  }

  /// Returns a finding for a selection in an object that the view creates, or nil if initialisation sets the selection.
  private func inObject(
    _ selection: ExprSyntax,
    _ names: [String],
    in file: ParsedFile,
    _ project: Project
  ) -> Finding? {
    guard names.count == 2, let object = file.declarations.object(of: selection),
      object.has("State", "StateObject"),
      let value = object.initialValue?.as(FunctionCallExprSyntax.self).flatMap(Call.init),
      value.isInitializer, !value.isOnReceiver, value.closures.isEmpty,
      let type = project.type(named: value.name), type.kind == .class,
      let property = type.properties[names[1]], property.beginsAsNil,
      !type.setInInitializers.contains(names[1])
    else { return nil }
    let note = Finding.Note(message: "the selection is declared here", place: property.place)
    return finding(selection, note, in: file)
  }

  private func finding(
    _ selection: ExprSyntax,
    _ note: Finding.Note,
    in file: ParsedFile
  ) -> Finding {
    file.finding(
      self,
      at: selection,
      "this selection is nil at first, although a tab is shown; begin with a tab, and remove the '?'",
      notes: [note]
    )
  }
}
