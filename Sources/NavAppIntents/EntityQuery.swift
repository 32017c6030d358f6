/// A query that finds entities for the system, which stores only their identifiers.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity

  /// Creates a query.
  init()

  /// Finds entities by their identifiers.
  ///
  /// - Parameter identifiers: The identifiers.
  /// - Returns: The objects that still exist.
  /// - Throws: The error that prevents the search.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Finds the entities to offer to the user.
  ///
  /// - Returns: The entities.
  /// - Throws: The error that prevents the search.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// Returns no suggested entities.
  public func suggestedEntities() async throws -> [Entity] { [] }

  /// An object that the app has put into its `AppDependencyManager`.
  public typealias Dependency = AppDependency
}

/// A query that also finds entities by a user's words.
public protocol EntityStringQuery: EntityQuery {
  /// Finds the entities that match some text.
  ///
  /// - Parameter string: The text.
  /// - Returns: The matching entities.
  /// - Throws: The error that prevents the search.
  func entities(matching string: String) async throws -> [Entity]
}

/// A query for a small set of entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Finds all entities.
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

  /// Returns all entities as suggestions.
  public func suggestedEntities() async throws -> [Entity] {
    try await allEntities()
  }
}
