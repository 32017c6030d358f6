/// A container for a model, its store and its contexts.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, which is also the name of its file.
  public let name: String
  /// The model of the objects in the container.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator that connects the contexts with the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the user interface.
  public let viewContext: NSManagedObjectContext
  /// The descriptions of the stores that `loadPersistentStores` opens.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container for the app's data model with the given name.
  ///
  /// If the app's folder contains a data model, code generated from the model replaces this.
  ///
  /// - Parameter name: The name of the model and of the file.
  public convenience init(name: String) {
    fatalError(
      "The app has no data model '\(name)'. Add \(name).xcdatamodeld to the folder, or pass a model to the container."
    )
  }

  /// Creates a container with a name and a model.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - model: The kinds of objects.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite")
      )
    ]
  }

  /// Returns the default folder for stores.
  ///
  /// - Returns: The folder, in the app's home.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the stores of the container.
  ///
  /// - Parameter block: A closure called for each store, with the error if there is one.
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      do {
        try persistentStoreCoordinator.addPersistentStore(
          ofType: description.type,
          configurationName: nil,
          at: description.url
        )
        block(description, nil)
      } catch {
        block(description, error)
      }
    }
  }

  /// Creates a context for background work.
  ///
  /// - Returns: The context.
  public func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block later with a new context.
  ///
  /// - Parameter block: The work.
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a new context, and returns its result.
  ///
  /// - Parameter block: The work.
  /// - Returns: The result of the work.
  /// - Throws: The error thrown by the work.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container for iCloud that behaves like a local container, because NavLab does not synchronise.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The settings with which a store is opened.
public final class NSPersistentStoreDescription: NSObject {
  /// The URL of the file.
  ///
  /// The path `/dev/null` keeps the store in memory.
  public var url: URL?
  /// The kind of store.
  public var type = NSSQLiteStoreType
  /// The name of the model configuration that selects the entities for the store.
  public var configuration: String?
  /// A Boolean value that indicates whether the store is read-only.
  public var isReadOnly = false
  /// A Boolean value that indicates whether the store should open in the background.
  ///
  /// The value is ignored.
  public var shouldAddStoreAsynchronously = false
  /// A Boolean value that indicates whether an older store is migrated automatically.
  public var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether the mapping from an older model is inferred automatically.
  public var shouldInferMappingModelAutomatically = true
  private var options: [String: NSObject] = [:]

  /// Creates a description of a store in a file.
  ///
  /// - Parameter url: The file.
  public init(url: URL) { self.url = url }

  /// Creates a description of a store without a file.
  public override init() {}

  /// Sets the value of an option.
  ///
  /// - Parameters:
  ///   - option: The value.
  ///   - key: The name.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
