/// A model, a store and the contexts over it.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the container, which is also the name of its file.
  public let name: String
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator that connects the contexts with the store.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The context for the interface.
  public let viewContext: NSManagedObjectContext
  /// The stores that `loadPersistentStores` opens.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Creates a container whose model is the app's.
  ///
  /// Where the app's folder has a data model, its own code, which is made from that, takes the place of this.
  ///
  /// - Parameter name: The name of the model and of the file.
  public convenience init(name: String) {
    fatalError(
      "The app has no data model '\(name)'. Add \(name).xcdatamodeld to the folder, or hand the container a model."
    )
  }

  /// Creates a container.
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

  /// The folder for stores.
  ///
  /// - Returns: The folder, in the app's home.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the stores.
  ///
  /// - Parameter block: What is called for each store, with what went wrong, if something did.
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

  /// Makes a context for work in the background.
  ///
  /// - Returns: The context.
  public func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does some work with a context of its own, a little later.
  ///
  /// - Parameter block: The work.
  public func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Does some work with a context of its own.
  ///
  /// - Parameter block: The work.
  /// - Returns: What the work returns.
  /// - Throws: What the work throws.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// A container that would be kept in step with iCloud; here it keeps to itself.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The settings with which a store is opened.
public final class NSPersistentStoreDescription: NSObject {
  /// The file; `/dev/null` keeps the store in memory.
  public var url: URL?
  /// The kind of store.
  public var type = NSSQLiteStoreType
  /// A part of the model.
  public var configuration: String?
  /// Whether nothing can be saved.
  public var isReadOnly = false
  /// Whether opening goes on in the background; it never does.
  public var shouldAddStoreAsynchronously = false
  /// Whether an older store is brought up to date.
  public var shouldMigrateStoreAutomatically = true
  /// Whether the way from an older model is found out.
  public var shouldInferMappingModelAutomatically = true
  private var options: [String: NSObject] = [:]

  /// Creates a description.
  ///
  /// - Parameter url: The file.
  public init(url: URL) { self.url = url }

  /// Creates a description without a file.
  public override init() {}

  /// Sets an option.
  ///
  /// - Parameters:
  ///   - option: The value.
  ///   - key: The name.
  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
