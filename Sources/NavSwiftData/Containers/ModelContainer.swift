/// A container for the store and the contexts of an app's models.
@available(iOS 17.0, *)
public final class ModelContainer: @unchecked Sendable {
  /// The schema of the stored classes.
  public let schema: Schema
  /// The configurations of the stores.
  public private(set) var configurations: Set<ModelConfiguration>
  /// The migration plan for older versions of the models, or nil if there is none.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let store: ModelStore
  let allowsSave: Bool
  private let lock = NSLock()
  private var main: ModelContext?

  /// Creates a container, and opens its store for a schema.
  ///
  /// - Parameters:
  ///   - schema: The classes.
  ///   - migrationPlan: The migration from older versions of the models.
  ///   - configurations: The configurations of the stores.
  /// - Throws: `SwiftDataError` if there is a file that is not a store.
  public init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    self.schema = schema
    self.migrationPlan = migrationPlan
    self.configurations = Set(configurations)
    let configuration = configurations.first ?? ModelConfiguration(nil)
    allowsSave = configuration.allowsSave
    store = try ModelStore(url: configuration.isStoredInMemoryOnly ? nil : configuration.url)
  }

  /// Creates a container, and opens its store for a schema.
  ///
  /// - Parameters:
  ///   - schema: The classes.
  ///   - migrationPlan: The migration from older versions of the models.
  ///   - configurations: The configurations of the stores.
  /// - Throws: `SwiftDataError` if there is a file that is not a store.
  public convenience init(
    for schema: Schema,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Creates a container, and opens its store for the given classes.
  ///
  /// - Parameters:
  ///   - types: The classes.
  ///   - migrationPlan: The migration from older versions of the models.
  ///   - configurations: The configurations of the stores.
  /// - Throws: `SwiftDataError` if there is a file that is not a store.
  public convenience init(
    for types: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(types),
      migrationPlan: migrationPlan,
      configurations: configurations
    )
  }

  /// The context for views, which saves automatically.
  @MainActor public var mainContext: ModelContext { savingContext }

  private var savingContext: ModelContext {
    lock.withLock {
      if let main { return main }
      let context = ModelContext(self)
      context.autosaveEnabled = true
      main = context
      return context
    }
  }

  /// Deletes all models in the store.
  public func deleteAllData() {
    let context = savingContext
    for type in schema.types { context.deleteAll(type) }
  }
}

extension ModelContainer: Equatable {
  /// Returns whether two containers are identical.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
