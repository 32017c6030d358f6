import Findings
import SwiftSyntax

/// Finds an object that a view only watches, and makes anew whenever it is itself made.
struct RecreatedObjectRule: Rule {
  static let fault = "recreated-object"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.kind == .struct }.flatMap { type in
      type.properties.compactMap { property in
        guard !property.isStatic,
          let attribute = property.attributes.first(where: { $0.name == "ObservedObject" }),
          let value = property.initialValue?.as(FunctionCallExprSyntax.self),
          let call = Call(value), call.isInitializer, !call.isOnReceiver
        else { return nil }
        return file.finding(
          self,
          at: attribute.node.attributeName,
          "'\(property.name)' is made anew each time this view is; let '@StateObject' keep it",
          fix: fix(for: attribute, of: type)
        )
      }
    }
  }

  /// The other wrapper, unless an initialiser sets the property, which only works with this one.
  private func fix(for attribute: Attribute, of type: TypeDeclaration) -> Fix? {
    guard type.initializers.isEmpty else { return nil }
    return Fix(
      title: "replace 'ObservedObject' with 'StateObject'",
      edits: [Fix.Edit(replacing: attribute.node.attributeName, with: "StateObject")]
    )
  }
}
