import Findings
import SwiftSyntax

extension StateNeverSetRule {
  /// Returns findings for presentations whose state begins as false or nil and is never set.
  func waitingPresentations(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var findings: [Finding] = []
    var known: Set<SyntaxIdentifier> = []
    var own: SetNames?
    for call in file.calls(of: Call.presentations.sorted()) where !call.node.isInPreview {
      guard let binding = call.awaited, binding.firstReference?.baseName.text.hasPrefix("$") == true
      else { continue }
      if let reference = binding.as(DeclReferenceExprSyntax.self) {
        guard let type = call.node.enclosingType,
          let property = state(reference, of: type, in: file, context.project)
        else { continue }
        let isPrivate = property.isPrivate
        let names = isPrivate ? own ?? SetNames(in: file) : context.project.setNames
        if isPrivate { own = names }
        guard !names.names.contains(property.name),
          isPrivate || !names.labels.contains(property.name),
          known.insert(property.binding.id).inserted
        else { continue }
        findings.append(
          file.finding(self, at: property.nameToken, message(for: property.name))
        )
      } else if let name = objectState(binding, context.project) {
        findings.append(file.finding(self, at: call.nameToken, message(for: name)))
      }
    }
    return findings
  }

  private func message(for name: String) -> String {
    "nothing sets '\(name)', so the view that depends on it is never shown; bind the property or set it"
  }

  /// Returns the view's state behind a binding if the state begins as false or nil, or nil otherwise.
  private func state(
    _ reference: DeclReferenceExprSyntax,
    of type: TypeDeclaration,
    in file: ParsedFile,
    _ project: Project
  ) -> Property? {
    guard type.kind == .struct || type.kind == .extension,
      let property = file.declarations.property(of: reference),
      property.has("State"), property.beginsAsNothing,
      project.type(named: type.qualifiedName)?.setInInitializers.isDisjoint(
        with: [property.name, "_" + property.name]
      ) == true
    else { return nil }
    return property
  }

  /// Returns the name of an observed object's bound property that stays false or nil, or nil if there is none.
  private func objectState(_ binding: ExprSyntax, _ project: Project) -> String? {
    guard let member = binding.as(MemberAccessExprSyntax.self), let base = member.base,
      let text = project.typeText(of: base),
      let type = project.type(named: text, in: base.enclosingTypeName),
      type.kind == .class, type.isObservable
    else { return nil }
    let name = member.declName.baseName.plainText
    guard let property = type.properties[name], property.beginsAsNil || property.beginsAsFalse,
      !property.isComputed, !property.isStatic,
      property.attributes.isSubset(of: ["Published"]),
      !type.setInInitializers.contains(name), !project.setNames.names.contains(name)
    else { return nil }
    return name
  }
}

extension Property {
  /// A Boolean value that indicates whether the property is `private` and can therefore be set only in its file.
  fileprivate var isPrivate: Bool {
    let declaration = binding.parent?.parent?.as(VariableDeclSyntax.self)
    return declaration?.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
      ?? false
  }

  /// A Boolean value that indicates whether the property is stored, and false or nil until code sets it.
  fileprivate var beginsAsNothing: Bool { beginsAsNil || beginsAsFalse }
}
