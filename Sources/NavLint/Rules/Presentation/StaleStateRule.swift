import Findings
import SwiftSyntax

/// Finds sheets with a flag whose content reads a value that is set beside the flag and read nowhere else.
struct StaleStateRule: Rule {
  static let fault = "stale-state"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let sheets = file.calls(of: ["sheet", "fullScreenCover", "popover"])
    guard !sheets.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    return sheets.compactMap { sheet in
      guard sheet.isOnReceiver, !sheet.node.isInPreview,
        let flag = sheet.argument("isPresented")?.plainName, let type = sheet.node.enclosingType,
        type.property(flag)?.has("State") == true,
        let content = sheet.closures.last(where: { $0.label == nil || $0.label == "content" })
      else { return nil }
      let own = references.within(type.node.range)
        .filter { $0.enclosingType?.node.id == type.node.id }
      for property in type.properties where property.has("State") && Self.isOptional(property) {
        let uses = own.filter { $0.baseName.text == property.name }
        guard let use = uses.first(where: { content.closure.range.contains($0.range.lowerBound) }),
          uses.contains(where: { isSet($0, besides: flag) }),
          !uses.contains(where: { isReadByBody($0, besides: content.closure) })
        else { continue }
        return file.finding(
          self,
          at: sheet.nameToken,
          "this sheet may be built before '\(property.name)' has changed; present with "
            + "'\(sheet.name)(item: $\(property.name))', which hands the value over",
          notes: [file.note("the value that is read", at: use)]
        )
      }
      return nil
    }
  }

  private static func isOptional(_ property: Property) -> Bool {
    property.type?.is(OptionalTypeSyntax.self) == true
  }

  /// Whether a use is an assignment of a value, with the flag set in the same place.
  private func isSet(_ use: DeclReferenceExprSyntax, besides flag: String) -> Bool {
    guard let assigned = use.assignedValue, !assigned.is(NilLiteralExprSyntax.self),
      let block = use.enclosingStatements
    else { return false }
    return block.contains { item in
      guard let sequence = item.item.as(SequenceExprSyntax.self) else { return false }
      return sequence.elements.first?.memberPath == [flag]
        && sequence.elements.last?.trimmedDescription == "true"
    }
  }

  /// Whether a use makes the body depend on the value: it stands in what is shown, outside the sheet.
  private func isReadByBody(
    _ use: DeclReferenceExprSyntax,
    besides content: ClosureExprSyntax
  ) -> Bool {
    guard use.assignedValue == nil, !content.range.contains(use.range.lowerBound) else {
      return false
    }
    guard let member = use.enclosingMember, !member.node.is(FunctionDeclSyntax.self) else {
      return false
    }
    return !use.containers.contains(.action)
  }
}

extension DeclReferenceExprSyntax {
  /// The value that is assigned to the name, when it is the left side of an assignment.
  fileprivate var assignedValue: ExprSyntax? {
    var node = Syntax(self)
    if let member = node.parent?.as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      node = Syntax(member)
    }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3, sequence.elements.first?.id == node.as(ExprSyntax.self)?.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence.elements.last
  }

  /// The statements among which the name stands.
  fileprivate var enclosingStatements: CodeBlockItemListSyntax? {
    var node = parent
    while let current = node {
      if let list = current.as(CodeBlockItemListSyntax.self) { return list }
      node = current.parent
    }
    return nil
  }
}
