import Findings
import SwiftSyntax

/// Finds sheets with a flag whose content reads a value that is set beside the flag and read nowhere else.
struct StaleStateRule: Rule {
  static let fault = "stale-state"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let sheets = file.calls(of: ["sheet", "fullScreenCover", "popover"])
    guard !sheets.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    var known: [SyntaxIdentifier: Uses] = [:]
    return sheets.compactMap { sheet in
      guard sheet.isOnReceiver, !sheet.node.isInPreview,
        let flag = sheet.argument("isPresented")?.plainName, let type = sheet.node.enclosingType,
        type.property(flag)?.has("State") == true,
        let content = sheet.closures.last(where: { $0.label == nil || $0.label == "content" })
      else { return nil }
      let own = known[type.node.id] ?? Uses(in: type, among: references)
      known[type.node.id] = own
      for property in own.properties {
        let uses = own.byName[property.name] ?? []
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

  /// The values of a type that a sheet may read too early, and where they are used in it.
  private struct Uses {
    /// The optional state.
    let properties: [Property]
    /// The uses of all names that are the type's own, and not those of one nested in it.
    let byName: [String: [DeclReferenceExprSyntax]]

    init(in type: TypeDeclaration, among references: [DeclReferenceExprSyntax]) {
      properties = type.properties.filter {
        $0.has("State") && $0.type?.is(OptionalTypeSyntax.self) == true
      }
      let names = Set(properties.map(\.name))
      byName = Dictionary(
        grouping: references.within(type.node.range).filter {
          names.contains($0.baseName.text) && $0.enclosingType?.node.id == type.node.id
        },
        by: \.baseName.text
      )
    }
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
