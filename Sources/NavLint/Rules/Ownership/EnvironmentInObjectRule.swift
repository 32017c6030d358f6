import Findings
import SwiftSyntax

/// A rule that finds classes whose properties have wrappers that work only in views.
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
          "'@\(attribute.name)' works only in views, but '\(type.name)' is a class; read the value in a view, and "
            + "pass it on"
        )
      }
    }
  }

  private static let wrappers: Set<String> = [
    "Environment", "EnvironmentObject", "State", "StateObject", "ObservedObject", "FocusState",
    "SceneStorage",
  ]
}
