// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

/// A coordinator that connects contexts with a store.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The kinds of objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The open stores.
  public private(set) var persistentStores: [NSPersistentStore] = []
  let store = ObjectStore()

  /// Creates a coordinator without a store.
  ///
  /// - Parameter model: The kinds of objects.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
  }

  /// Opens a store.
  ///
  /// - Parameters:
  ///   - type: The kind of store; one in memory keeps nothing.
  ///   - configuration: A part of the model; all of it is used.
  ///   - url: The file.
  ///   - options: The options for opening it.
  /// - Returns: The store.
  /// - Throws: The reason why it cannot be opened.
  @discardableResult
  public func addPersistentStore(
    ofType type: String,
    configurationName configuration: String?,
    at url: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let isInMemory = type == NSInMemoryStoreType || url == nil || url?.path == "/dev/null"
    try store.open(isInMemory ? nil : url, model: managedObjectModel)
    let opened = NSPersistentStore(url: url, type: type)
    persistentStores.append(opened)
    return opened
  }

  /// Returns the identity for a URL.
  ///
  /// - Parameter url: The result of `uriRepresentation`.
  /// - Returns: The identity, or nil for a URL of another kind.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    let parts = url.pathComponents.suffix(2)
    guard url.scheme == "x-coredata", let entity = parts.first, let last = parts.last,
      let number = Int(last.dropFirst())
    else { return nil }
    let id = NSManagedObjectID(entityName: entity, number: number)
    id.described = managedObjectModel.entitiesByName[entity]
    return id
  }
}

/// An open store.
public final class NSPersistentStore: NSObject, @unchecked Sendable {
  /// The location of the store.
  public let url: URL?
  /// The kind of store.
  public let type: String

  init(url: URL?, type: String) {
    self.url = url
    self.type = type
  }
}

/// A store in a file.
public let NSSQLiteStoreType = "SQLite"
/// A store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file.
public let NSBinaryStoreType = "Binary"
/// The option that migrates an older store; matching data is kept.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
/// Whether the migration from an older model is inferred.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
/// The option that records changes for other processes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that reports changes of other processes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
