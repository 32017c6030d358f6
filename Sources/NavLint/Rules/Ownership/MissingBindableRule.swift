import Findings
import SwiftSyntax

/// A rule that finds uses of `$` with an environment object, which provides bindings only through `@Bindable`.
struct MissingBindableRule: Rule {
  static let fault = "missing-bindable"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    var reported: Set<String> = []
    return file.nodes(DeclReferenceExprSyntax.self).compactMap { reference in
      guard reference.baseName.text.hasPrefix("$"), let type = reference.enclosingType,
        type.kind == .struct || type.kind == .extension,
        let property = file.declarations.property(of: reference),
        property.attributes.count == 1, let attribute = property.attributes.first,
        attribute.name == "Environment", Self.isType(attribute),
        !Self.isParameter(reference), reported.insert("\(type.name).\(property.name)").inserted
      else { return nil }
      let name = property.name
      return file.finding(
        self,
        at: reference,
        "'\(reference.baseName.text)' does not exist for an object from the environment; write '@Bindable var "
          + "\(name) = \(name)' at the top of the body",
        notes: [file.note("the object is read from the environment here", at: property.nameToken)]
      )
    }
  }

  /// Returns whether an attribute reads the environment by type.
  private static func isType(_ attribute: Attribute) -> Bool {
    guard attribute.arguments.count == 1,
      let member = attribute.arguments[0].expression.as(MemberAccessExprSyntax.self)
    else { return false }
    return member.declName.baseName.text == "self"
  }

  /// Returns whether the reference names a parameter of a surrounding closure, such as the row closure of a list of
  /// bindings.
  private static func isParameter(_ reference: DeclReferenceExprSyntax) -> Bool {
    var node = reference.parent
    while let current = node {
      if let closure = current.as(ClosureExprSyntax.self),
        closure.signature?.parameterClause?.trimmedDescription.contains(reference.baseName.text)
          == true
      {
        return true
      }
      node = current.parent
    }
    return false
  }
}
