internal import NavUI
internal import SceneModel

/// A reader of the arguments in a call that a user has typed.
@MainActor
struct ArgumentReader {
  /// The types that have screens in the app's stacks, starting with those of the visible stack.
  var destinationTypes: [any Any.Type]
  /// The object that creates values with the learner's own code, or nil if there is none.
  var maker: (any ValueMaker)?

  /// Returns the value that a literal denotes, converted to the given type.
  ///
  /// - Parameters:
  ///   - literal: The literal.
  ///   - type: The expected type.
  /// - Returns: The value.
  /// - Throws: `RouteReadingError` or `Refusal` if the literal is not a value of the type.
  func value(_ literal: Literal, as type: Any.Type) throws -> Any {
    if type == AnyHashable.self || type == (any Hashable).self { return try hashable(literal) }
    return try ValueReader.read(RouteLiteral(literal), as: type, maker: maker)
  }

  /// Returns the element that a literal denotes in a path of arbitrary values.
  func pathElement(_ literal: Literal) throws -> PathElement {
    let value = try hashable(literal)
    guard let codable = value as? any (Hashable & Codable) else { return element(value) }
    return codableElement(codable)
  }

  /// Returns a value of the first matching type that has a screen, or a value of the literal's own type.
  private func hashable(_ literal: Literal) throws -> any Hashable {
    let route = try RouteLiteral(literal)
    var reasons: [String] = []
    for type in destinationTypes {
      do {
        if let value = try ValueReader.read(route, as: type, maker: maker)
          as? any Hashable
        {
          return value
        }
      } catch let error as RouteReadingError {
        reasons.append("\(error)")
      }
    }
    switch literal {
    case .integer(let value): return value
    case .decimal(let value): return value
    case .string(let value): return value
    case .boolean(let value): return value
    default: break
    }
    guard !reasons.isEmpty else {
      throw Refusal(
        "No stack has a navigationDestination, so the type of \(literal) is unknown."
      )
    }
    throw Refusal("\(reasons.joined(separator: "; ")).")
  }

  private func element<Value: Hashable>(_ value: Value) -> PathElement {
    PathElement(value)
  }

  private func codableElement<Value: Hashable & Codable>(_ value: Value) -> PathElement {
    PathElement(codable: value)
  }
}
