internal import NavUI
internal import SceneModel

/// A parser that creates path values from the literals that a user types.
@MainActor
struct RouteParser {
  private let stack: any DrivenStack

  init(stack: any DrivenStack) {
    self.stack = stack
  }

  /// Returns the value that a literal denotes in the stack.
  ///
  /// - Parameter literal: The literal.
  /// - Returns: The value, of the path's own type or of the first type with a matching destination.
  /// - Throws: `Refusal` if the literal matches no type.
  func value(_ literal: Literal) throws -> PathElement {
    let types = stack.pathElementType.map { [$0] } ?? stack.destinationTypes
    guard !types.isEmpty else {
      throw Refusal(
        "No screen of this stack declares a navigationDestination, so nothing can be pushed."
      )
    }
    var reasons: [String] = []
    for type in types {
      do {
        let value = try ValueReader.read(RouteLiteral(literal), as: type)
        if let value = value as? any Hashable {
          return element(value)
        }
      } catch let error as RouteReadingError {
        reasons.append("\(error)")
      }
    }
    let reason = reasons.joined(separator: "; ")
    throw Refusal("\(reason)\(reason.hasSuffix("?") ? "" : ".") \(choices(of: types))")
  }

  /// Returns a sentence with the routes that can be pushed instead.
  private func choices(of types: [any Any.Type]) -> String {
    let signatures = types.flatMap { type in
      let described = RouteCatalog.describe(type).map(\.description)
      return described.isEmpty ? ["any \(TypeName.short(type))"] : described
    }
    let shown = signatures.prefix(Self.choiceLimit).joined(separator: ", ")
    let rest = signatures.count - Self.choiceLimit
    return "Values that fit here: \(shown)\(rest > 0 ? " and \(rest) more" : "")."
  }

  private static let choiceLimit = 8

  private func element<Value: Hashable>(_ value: Value) -> PathElement {
    guard let codable = value as? any (Hashable & Codable) else { return PathElement(value) }
    return codableElement(codable)
  }

  private func codableElement<Value: Hashable & Codable>(_ value: Value) -> PathElement {
    PathElement(codable: value)
  }
}
