import Findings
import SwiftSyntax

/// Finds a choice that opens a screen through `onChange` and that nothing sets back to nil.
struct ItemNotClearedRule: Rule {
  static let fault = "item-not-cleared"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let changes = file.calls(of: "onChange")
    guard !changes.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    let sequences = file.nodes(SequenceExprSyntax.self)
    let presentations = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
    let flags = Set(
      file.calls(of: presentations).compactMap { $0.argument("isPresented")?.plainName }
    )
    return changes.compactMap { change in
      guard change.isOnReceiver,
        let watched = change.argument("of")?.as(DeclReferenceExprSyntax.self),
        let type = watched.enclosingType, let property = type.property(watched.baseName.text),
        property.has("State"), property.type?.is(OptionalTypeSyntax.self) == true,
        let closure = change.closures.last?.closure,
        Self.opens(sequences.within(closure.range), flags)
      else { return nil }
      let own = references.within(type.node.range)
        .filter { $0.enclosingType?.node.id == type.node.id }
      let isHandedOn = own.contains {
        ["$\(property.name)", "_\(property.name)"].contains($0.baseName.text)
      }
      let sets = own.filter {
        $0.baseName.text == property.name && !$0.range.overlaps(watched.range)
      }
      .compactMap(Self.assignedValue)
      guard !isHandedOn, !sets.isEmpty,
        !sets.contains(where: { !$0.is(DeclReferenceExprSyntax.self) && Self.mayBeNil($0) })
      else { return nil }
      return file.finding(
        self,
        at: watched,
        "'\(property.name)' is never set to nil, so choosing the same again is no change and opens nothing; "
          + "present with the value itself, or clear it here"
      )
    }
  }

  /// Whether a closure sets the flag of a presentation.
  private static func opens(
    _ statements: ArraySlice<SequenceExprSyntax>,
    _ flags: Set<String>
  ) -> Bool {
    statements.contains { sequence in
      sequence.elements.count == 3 && sequence.elements.last?.trimmedDescription == "true"
        && sequence.elements.first?.memberPath?.last.map(flags.contains) == true
    }
  }

  private static func assignedValue(of reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    var node = ExprSyntax(reference)
    if let member = node.parent?.as(MemberAccessExprSyntax.self) { node = ExprSyntax(member) }
    guard let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.count >= 3, sequence.elements.first?.id == node.id,
      sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    else { return nil }
    return sequence.elements.last
  }

  /// Whether a value that is assigned is nil, or cannot be told not to be.
  private static func mayBeNil(_ value: ExprSyntax) -> Bool {
    !(value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FunctionCallExprSyntax.self) || value.is(MemberAccessExprSyntax.self))
  }
}
