import Findings
import SwiftSyntax

/// A rule that finds state that is read or presented but never set.
struct StateNeverSetRule: Rule {
  static let fault = "state-never-set"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    readState(in: file) + waitingPresentations(in: file, context)
  }

  /// Returns findings for optional state that is read but never set.
  private func readState(in file: ParsedFile) -> [Finding] {
    let candidates = file.types.filter { $0.kind == .struct && $0.isView }.flatMap { type in
      type.properties.filter(isEmptyState).map { (type: type, property: $0) }
    }
    guard !candidates.isEmpty else { return [] }
    let references = Dictionary(
      grouping: file.nodes(DeclReferenceExprSyntax.self),
      by: \.baseName.text
    )
    var areRead: [String: Bool] = [:]
    var shadows: [SyntaxIdentifier: Set<String>] = [:]
    return candidates.compactMap { type, property in
      let isRead = areRead[property.name] ?? isOnlyRead(property, references)
      areRead[property.name] = isRead
      guard isRead else { return nil }
      let shadowed = shadows[type.node.id] ?? namesOfOthers(in: type)
      shadows[type.node.id] = shadowed
      guard !shadowed.contains(property.name) else { return nil }
      return file.finding(
        self,
        at: property.nameToken,
        "nothing sets '\(property.name)', so the view that depends on it is never shown; bind the property or set it"
      )
    }
  }

  /// Returns whether a property is private optional state without an initial value.
  private func isEmptyState(_ property: Property) -> Bool {
    guard property.has("State"), let type = property.type, isOptional(type) else { return false }
    if let value = property.initialValue, !value.is(NilLiteralExprSyntax.self) { return false }
    let declaration = property.binding.parent?.parent?.as(VariableDeclSyntax.self)
    return declaration?.modifiers.contains { $0.name.text == "private" && $0.detail == nil }
      ?? false
  }

  private func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self)
  }

  /// Returns whether a property's name is used, but only for reading.
  private func isOnlyRead(
    _ property: Property,
    _ references: [String: [DeclReferenceExprSyntax]]
  ) -> Bool {
    let uses = names(property).flatMap { references[$0] ?? [] }
    return uses.contains(where: isOwn) && uses.allSatisfy { onlyReads($0, property.name) }
  }

  /// Returns whether a reference is the property itself rather than a member of another value, such as an enum case.
  private func isOwn(_ reference: DeclReferenceExprSyntax) -> Bool {
    guard let member = reference.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    else { return true }
    return member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
  }

  private func names(_ property: Property) -> [String] {
    [property.name, "$" + property.name, "_" + property.name]
  }

  /// Returns whether a reference only reads the value, without a binding, an assignment, or a call that might change
  /// it.
  private func onlyReads(_ reference: DeclReferenceExprSyntax, _ name: String) -> Bool {
    guard reference.baseName.text == name else { return false }
    var node = Syntax(reference)
    while let parent = node.parent {
      if let member = parent.as(MemberAccessExprSyntax.self), member.base?.id != node.id {
        // `self.name` is the property; a member of anything else may be unrelated.
        guard member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" else {
          return true
        }
      }
      if parent.is(InOutExprSyntax.self) || parent.is(FunctionCallExprSyntax.self) { return false }
      if let list = parent.as(ExprListSyntax.self) {
        let isTarget = list.first?.id == node.id
        return !(isTarget && list.dropFirst().first.map(isAssignment) ?? false)
      }
      guard
        parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
          || parent.is(ForceUnwrapExprSyntax.self)
      else { return true }
      node = parent
    }
    return true
  }

  private func isAssignment(_ node: ExprSyntax) -> Bool {
    node.is(AssignmentExprSyntax.self)
      || node.as(BinaryOperatorExprSyntax.self).map { ["+=", "-="].contains($0.operator.text) }
        ?? false
  }

  /// Returns the names of a type's parameters and local constants, which may shadow properties.
  private func namesOfOthers(in type: TypeDeclaration) -> Set<String> {
    let parameters = type.node.descendants(FunctionParameterSyntax.self)
      .map { ($0.secondName ?? $0.firstName).text }
    let inClosures = type.node.descendants(ClosureExprSyntax.self).flatMap(\.parameterNames)
    let unwrapped = type.node.descendants(OptionalBindingConditionSyntax.self).compactMap {
      condition -> String? in
      // `if let name` and `if let name = name` read the property itself.
      guard let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = condition.initializer?.value, value.memberPath != [name]
      else { return nil }
      return name
    }
    let locals = type.node.descendants(VariableDeclSyntax.self)
      .filter { $0.parent?.is(CodeBlockItemSyntax.self) == true }
      .flatMap { Property.all(in: $0).map(\.name) }
    return Set(parameters + inClosures + unwrapped + locals)
  }
}
