import Findings
import SwiftSyntax

/// Finds properties in a class whose wrappers work only in views.
struct EnvironmentInObjectRule: Rule {
  static let fault = "environment-in-object"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.filter { $0.kind == .class || $0.kind == .actor }.flatMap { type in
      type.properties.compactMap { property in
        guard !property.isStatic,
          let attribute = property.attributes.first(where: { Self.wrappers.contains($0.name) })
        else { return nil }
        return file.finding(
          self,
          at: attribute.node.attributeName,
          "'@\(attribute.name)' works in views only, and '\(type.name)' is a class; read it in a view and "
            + "pass it on"
        )
      }
    }
  }

  private static let wrappers: Set<String> = [
    "Environment", "EnvironmentObject", "State", "StateObject", "FocusState",
  ]
}
