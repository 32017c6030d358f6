import Findings
import SwiftSyntax

/// A rule that finds selections that open a screen through `onChange` and are never reset to nil.
struct ItemNotClearedRule: Rule {
  static let fault = "item-not-cleared"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    let changes = file.calls(of: "onChange")
    guard !changes.isEmpty else { return [] }
    let references = file.nodes(DeclReferenceExprSyntax.self)
    let sequences = file.nodes(SequenceExprSyntax.self)
    let presentations = ["sheet", "fullScreenCover", "popover", "navigationDestination"]
    let flags = Set(
      file.calls(of: presentations).compactMap { $0.argument("isPresented")?.ownName }
    )
    var owns: [SyntaxIdentifier: [String: [DeclReferenceExprSyntax]]] = [:]
    var known: [SyntaxIdentifier: Bool] = [:]
    return changes.compactMap { change in
      guard change.isOnReceiver,
        let watched = change.argument("of")?.as(DeclReferenceExprSyntax.self),
        let type = watched.enclosingType,
        let property = file.declarations.property(watched.baseName.text, of: type),
        property.has("State"),
        let optional = property.type?.as(OptionalTypeSyntax.self),
        // A list is not a selection.
        !optional.wrappedType.is(ArrayTypeSyntax.self),
        !optional.wrappedType.is(DictionaryTypeSyntax.self),
        let closure = change.closures.last?.closure,
        Self.opens(sequences.within(closure.range), flags)
          || Self.pushes(in: closure, file, context.project)
      else { return nil }
      let own = owns[type.node.id] ?? Self.references(references, in: type)
      owns[type.node.id] = own
      let staysSet = known[property.binding.id] ?? Self.staysSet(property.name, own)
      known[property.binding.id] = staysSet
      guard staysSet else { return nil }
      return file.finding(
        self,
        at: watched,
        "'\(property.name)' is never set to nil, so choosing the same item again has no effect; "
          + "present with the value itself, or clear the value here"
      )
    }
  }

  /// Returns the references to names in a type, except those in nested types, keyed by name.
  private static func references(
    _ all: [DeclReferenceExprSyntax],
    in type: TypeDeclaration
  ) -> [String: [DeclReferenceExprSyntax]] {
    Dictionary(
      grouping: all.within(type.node.range).filter {
        $0.enclosingType?.node.id == type.node.id
      },
      by: \.baseName.text
    )
  }

  /// Returns whether a property is set in its type but never to nil, and cannot be set elsewhere.
  private static func staysSet(
    _ name: String,
    _ references: [String: [DeclReferenceExprSyntax]]
  ) -> Bool {
    guard references["$\(name)"] == nil, references["_\(name)"] == nil else { return false }
    let values = references[name, default: []].compactMap(assignedValue)
    return !values.isEmpty
      && !values.contains { !$0.is(DeclReferenceExprSyntax.self) && mayBeNil($0) }
  }

  /// Returns whether a closure appends a value to a stack's path.
  private static func pushes(
    in closure: ClosureExprSyntax,
    _ file: ParsedFile,
    _ project: Project
  ) -> Bool {
    file.calls(of: "append").within(closure.range).contains { call in
      call.receiver.map { project.mayBeStackPath($0) || project.isPathOfObject($0) } == true
    }
  }

  /// Returns whether a closure sets the flag of a presentation.
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

  /// Returns whether an assigned value may be nil.
  private static func mayBeNil(_ value: ExprSyntax) -> Bool {
    !(value.is(StringLiteralExprSyntax.self) || value.is(IntegerLiteralExprSyntax.self)
      || value.is(FunctionCallExprSyntax.self) || value.is(MemberAccessExprSyntax.self))
  }
}
