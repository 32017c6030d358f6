import Findings
import SwiftSyntax

/// Finds actions in the environment whose default does nothing.
struct EmptyDefaultActionRule: Rule {
  static let fault = "empty-default-action"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.flatMap { type in
      type.properties.compactMap { property in
        guard Self.isDefault(property, of: type),
          let value = property.initialValue ?? Self.result(of: property),
          Self.isEmptyAction(value), Self.navigates(property, of: type, value)
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "this action does nothing where none was put in, and nobody notices; complain in it, or make it "
            + "optional"
        )
      }
    }
  }

  private static func isDefault(_ property: Property, of type: TypeDeclaration) -> Bool {
    if property.has("Entry") { return type.name == "EnvironmentValues" }
    return property.name == "defaultValue" && property.isStatic
      && type.inherited.contains("EnvironmentKey")
  }

  /// What a computed default gives.
  private static func result(of property: Property) -> ExprSyntax? {
    guard case .getter(let statements) = property.accessors?.accessors, statements.count == 1,
      case .expr(let value) = statements.first?.item
    else { return nil }
    return value
  }

  /// Whether a name says that the action leads somewhere; others may well do nothing by default.
  private static func navigates(
    _ property: Property,
    of type: TypeDeclaration,
    _ value: ExprSyntax
  ) -> Bool {
    let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    let names = [
      property.name, type.name, call?.name ?? "", property.type?.trimmedDescription ?? "",
    ]
    let text = names.joined(separator: " ").lowercased()
    return words.contains { text.contains($0) }
  }

  private static let words = [
    "navigat", "route", "router", "push", "pop", "present", "dismiss", "open", "show", "goto",
    "goback",
    "sheet", "screen", "path", "deeplink", "link", "select", "back", "destination", "tab", "close",
  ]

  /// Whether a value is an empty closure, or is made of nothing but one.
  private static func isEmptyAction(_ value: ExprSyntax) -> Bool {
    if let closure = value.as(ClosureExprSyntax.self) { return closure.statements.isEmpty }
    guard let node = value.as(FunctionCallExprSyntax.self), let call = Call(node),
      call.isInitializer || call.name == "init", call.closures.count == 1,
      node.arguments.count + (node.trailingClosure == nil ? 0 : 1) == 1
    else { return false }
    return call.closures[0].closure.statements.isEmpty
  }
}
