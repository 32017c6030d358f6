import Findings
import SwiftSyntax

/// A rule that finds environment keys whose default value is a variable.
struct MutableDefaultValueRule: Rule {
  static let fault = "mutable-default-value"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.compactMap { type in
      guard type.inherited.contains("EnvironmentKey"),

        let property = file.declarations.property("defaultValue", of: type), property.isStatic,
        !property.isConstant,
        property.accessors == nil, property.initialValue != nil, property.attributes.isEmpty,
        let declaration = property.binding.parent?.parent?.as(VariableDeclSyntax.self),
        !declaration.modifiers.contains(where: { $0.name.text == "nonisolated" })
      else { return nil }
      return file.finding(
        self,
        at: property.nameToken,
        "all threads share this variable, which Swift 6 does not allow; make it a constant with 'let'",
        fix: Fix(
          title: "replace 'var' with 'let'",
          edits: [Fix.Edit(replacing: declaration.bindingSpecifier, with: "let")]
        )
      )
    }
  }
}
