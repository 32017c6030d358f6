import Findings
import SwiftSyntax

/// A rule that finds paths that code changes although no stack is bound to them, and paths that are never used.
struct UnboundPathRule: Rule {
  static let fault = "unbound-path"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    guard context.project.calledNames.contains("NavigationStack") else { return [] }
    let owners = file.types.filter { $0.isView || $0.isObservable }
    guard !owners.isEmpty else { return [] }
    let changed = Set(PathMutation.all(in: file).compactMap(\.path.last))
    let handedOn = Self.namesHandedOn(in: file, among: changed)
    return unused(in: file)
      + owners.flatMap { type in
        type.properties.compactMap { property -> Finding? in
          guard isPath(property, of: type, context), changed.contains(property.name),
            !context.project.bindingNames.contains(property.name),
            !context.project.stackPaths.contains(where: { $0.name == property.name }),
            !handedOn.contains(property.name)
          else { return nil }
          return file.finding(
            self,
            at: property.nameToken,
            "no stack is bound to '\(property.name)', so changing it has no effect; pass it to 'NavigationStack(path:)'"
          )
        }
      }
  }

  /// Returns findings for views' paths that are not mentioned after their declaration.
  private func unused(in file: ParsedFile) -> [Finding] {
    file.types.filter { $0.kind == .struct && $0.isView }.flatMap { type in
      type.properties.compactMap { property -> Finding? in
        guard property.has("State"), !property.isComputed, property.typeText == "NavigationPath",
          !file.nodes(DeclReferenceExprSyntax.self).contains(where: { reference in
            reference.names(property) && reference.enclosingTypeNames.contains(type.name)
          })
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "no stack is bound to '\(property.name)'; pass it to 'NavigationStack(path:)' or remove it"
        )
      }
    }
  }

  /// Returns the names whose values are read in full and may be assigned to a stack's path.
  private static func namesHandedOn(in file: ParsedFile, among names: Set<String>) -> Set<String> {
    let references = file.nodes(DeclReferenceExprSyntax.self).filter { reference in
      guard names.contains(reference.baseName.text) else { return false }
      var node = ExprSyntax(reference)
      if let member = node.parent?.as(MemberAccessExprSyntax.self),
        member.declName.id == reference.id
      {
        node = ExprSyntax(member)
      }
      guard let parent = node.parent, !parent.is(MemberAccessExprSyntax.self) else { return false }
      guard let list = parent.as(ExprListSyntax.self) else { return true }
      return list.first?.id != node.id
    }
    return Set(references.map(\.baseName.text))
  }

  private func isPath(
    _ property: Property,
    of type: TypeDeclaration,
    _ context: RuleContext
  ) -> Bool {
    guard !property.isComputed, !property.isStatic, !property.isConstant,
      let text = property.typeText
    else { return false }
    guard type.isObservable ? property.accessors == nil : property.has("State") else {
      return false
    }
    return context.project.holdsRoutes(property.name, type: text)
  }
}

extension DeclReferenceExprSyntax {
  /// Returns whether the reference may be to a property of the enclosing type, or to its wrapper or binding.
  fileprivate func names(_ property: Property) -> Bool {
    guard baseName.text.drop(while: { "$_".contains($0) }) == property.name else { return false }
    guard isMember, let member = parent?.as(MemberAccessExprSyntax.self) else { return true }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }
}
