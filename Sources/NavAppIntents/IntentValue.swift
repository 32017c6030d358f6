import NavUI

/// A converter from the literals in a script to parameter values.
@MainActor
enum IntentValue {
  /// Returns a value converted to a type.
  ///
  /// - Parameters:
  ///   - value: The value in the form of property lists: for an entity its identifier, for an enum its raw value.
  ///   - type: The requested type.
  /// - Returns: A value of the type.
  /// - Throws: `Refusal` if the value does not fit; any error of the app's own queries.
  static func read(_ value: Any, as type: Any.Type) async throws -> Any {
    switch type {
    case let optional as any OptionalParameter.Type:
      return try await read(value, as: optional.content)
    case let entity as any AppEntity.Type: return try await find(value, entity)
    case let list as any AppEnum.Type: return try choose(value, list)
    case is Double.Type: if let whole = value as? Int { return Double(whole) }
    case is URL.Type: if let text = value as? String, let url = URL(string: text) { return url }
    case is UUID.Type: if let text = value as? String, let id = UUID(uuidString: text) { return id }
    default: break
    }
    guard Swift.type(of: value) == type else { throw mismatch(value, type) }
    return value
  }

  /// Returns the error for a value of the wrong type.
  static func mismatch(_ value: Any, _ type: Any.Type) -> Refusal {
    let said = value is String ? "\"\(value)\"" : "\(value)"
    return Refusal("\(said) is no \(type).")
  }

  private static func find<Entity: AppEntity>(
    _ value: Any,
    _ type: Entity.Type
  ) async throws -> Any {
    guard let id = try await read(value, as: Entity.ID.self) as? Entity.ID else {
      throw mismatch(value, Entity.ID.self)
    }
    let found = try await Entity.defaultQuery.entities(for: [id])
    guard let entity = found.first else {
      throw Refusal("The query of \(type) finds no \(type) with the id \(id).")
    }
    return entity
  }

  private static func choose<List: AppEnum>(_ value: Any, _ type: List.Type) throws -> Any {
    guard let raw = value as? List.RawValue, let one = List(rawValue: raw) else {
      let known = List.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
      throw Refusal("\(type) has no raw value \(value); its raw values are \(known).")
    }
    return one
  }
}
