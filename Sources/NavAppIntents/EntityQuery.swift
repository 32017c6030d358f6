/// Finds entities for the system, which itself keeps nothing but their identifiers.
public protocol EntityQuery: Sendable {
  /// The type of what is found.
  associatedtype Entity: AppEntity

  /// Creates a query.
  init()

  /// Finds entities by their identifiers.
  ///
  /// - Parameter identifiers: The identifiers.
  /// - Returns: Those that are still there.
  /// - Throws: Whatever keeps the app from looking.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]

  /// Finds the entities that a person is offered.
  ///
  /// - Returns: The entities.
  /// - Throws: Whatever keeps the app from looking.
  func suggestedEntities() async throws -> [Entity]
}

extension EntityQuery {
  /// Offers none.
  public func suggestedEntities() async throws -> [Entity] { [] }

  /// An object that the app has put into its `AppDependencyManager`.
  public typealias Dependency = AppDependency
}

/// Finds entities by what a person says, too.
public protocol EntityStringQuery: EntityQuery {
  /// Finds entities by a text.
  ///
  /// - Parameter string: The text.
  /// - Returns: What fits.
  /// - Throws: Whatever keeps the app from looking.
  func entities(matching string: String) async throws -> [Entity]
}

/// Finds entities of which there are few.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Finds all entities.
  ///
  /// - Returns: The entities.
  /// - Throws: Whatever keeps the app from looking.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Picks out of all entities those with the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }

  /// Offers all.
  public func suggestedEntities() async throws -> [Entity] {
    try await allEntities()
  }
}
