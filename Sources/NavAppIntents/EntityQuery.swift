/// A query that finds entities by the identifiers that the system stores.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// Creates a query without parameters.
  init()

  /// Returns the entities with the given identifiers.
  ///
  /// - Parameter identifiers: The identifiers.
  /// - Returns: The objects that still exist.
  /// - Throws: The error that prevents the search.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Returns the entities to offer to the user.
  ///
  /// - Returns: The entities.
  /// - Throws: The error that prevents the search.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// Returns an empty array, because a query suggests no entities by default.
  public func suggestedEntities() async throws -> [Entity] { [] }

  /// A property wrapper for an object in the app's `AppDependencyManager`.
  public typealias Dependency = AppDependency
}

/// A query that also finds entities by text that a user enters.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the entities that match the given text.
  ///
  /// - Parameter string: The text.
  /// - Returns: The matching entities.
  /// - Throws: The error that prevents the search.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query for a small set of entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  ///
  /// - Returns: The entities.
  /// - Throws: The error that prevents the search.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Returns the entities with the given identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  /// Returns all entities, as suggestions for the user.
  public func suggestedEntities() async throws -> [Entity] {
    try await allEntities()
  }
}
