import Findings
import SwiftSyntax

/// A rule that finds environment actions that do nothing by default.
struct EmptyDefaultActionRule: Rule {
  static let fault = "empty-default-action"

  func findings(in file: ParsedFile, _ context: RuleContext) -> [Finding] {
    file.types.flatMap { type in
      type.properties.compactMap { property in
        guard Self.isDefault(property, of: type),
          let value = property.initialValue ?? Self.result(of: property),
          Self.isEmptyAction(value), Self.navigates(property, of: type, value, in: file)
        else { return nil }
        return file.finding(
          self,
          at: property.nameToken,
          "this default action silently does nothing; let the action fail, or make "
            + "the property optional"
        )
      }
    }
  }

  private static func isDefault(_ property: Property, of type: TypeDeclaration) -> Bool {
    if property.has("Entry") { return type.name == "EnvironmentValues" }
    return property.name == "defaultValue" && property.isStatic
      && type.inherited.contains("EnvironmentKey")
  }

  /// Returns the value that a computed default returns, or nil if the getter is not a single expression.
  private static func result(of property: Property) -> ExprSyntax? {
    guard case .getter(let statements) = property.accessors?.accessors, statements.count == 1,
      case .expr(let value) = statements.first?.item
    else { return nil }
    return value
  }

  /// Returns whether a name suggests that the action navigates.
  private static func navigates(
    _ property: Property,
    of type: TypeDeclaration,
    _ value: ExprSyntax,
    in file: ParsedFile
  ) -> Bool {
    let call = value.as(FunctionCallExprSyntax.self).flatMap(Call.init)
    let stated = property.type?.trimmedDescription ?? ""
    let names =
      [property.name, type.name, call?.name ?? ""] + accessors(of: type.name, in: file)
    // The verbs among the words may be nouns in the type of a closure, such as `(Show) -> Void`.
    let isClosure = stated.contains("->")
    return !words.subtracting(isClosure ? verbs : []).isDisjoint(with: parts(of: stated))
      || names.contains { name in
        let parts = parts(of: name)
        return !words.isDisjoint(with: parts)
          || zip(parts, parts.dropFirst()).contains { first, second in
            first == "go" || first == "return" && second == "to"
          }
      }
  }

  /// Returns the names of the environment properties that use a key.
  private static func accessors(of key: String, in file: ParsedFile) -> [String] {
    file.types.filter { $0.name == "EnvironmentValues" }.flatMap(\.properties)
      .filter { $0.accessors?.uses([key]) ?? false }.map(\.name)
  }

  /// Returns the lower-case words in a name such as `openDeepLink`.
  private static func parts(of name: String) -> [String] {
    name.replacing(/[A-Z]+(?![a-z])|[A-Z]/) { " \($0.output.lowercased())" }
      .split { !$0.isLetter }.map { $0.lowercased() }
  }

  private static let words: Set<String> = [
    "nav", "navigate", "navigation", "navigator", "route", "router", "push", "pop", "present",
    "dismiss",
    "open", "show", "goto", "goback", "sheet", "screen", "path", "deeplink", "link", "select",
    "back", "destination", "tab", "close", "home", "root",
  ]

  private static let verbs: Set<String> = [
    "navigate", "push", "pop", "present", "dismiss", "open", "show", "select", "close",
  ]

  /// Returns whether a value is an empty closure, or contains only an empty closure.
  private static func isEmptyAction(_ value: ExprSyntax) -> Bool {
    if let closure = value.as(ClosureExprSyntax.self) { return closure.statements.isEmpty }
    guard let node = value.as(FunctionCallExprSyntax.self), let call = Call(node),
      call.isInitializer || call.name == "init", call.closures.count == 1,
      node.arguments.count + (node.trailingClosure == nil ? 0 : 1) == 1
    else { return false }
    return call.closures[0].closure.statements.isEmpty
  }
}
