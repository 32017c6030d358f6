// swift-format-ignore-file: AlwaysUseLowerCamelCase, AmbiguousTrailingClosureOverload

/// A coordinator that connects contexts with a store.
public final class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model of the objects in the stores.
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

  /// Opens a store, and adds it to the coordinator.
  ///
  /// - Parameters:
  ///   - type: The kind of store; a store in memory is not saved.
  ///   - configuration: A part of the model, which is ignored because the complete model is used.
  ///   - url: The file.
  ///   - options: The options for opening the store.
  /// - Returns: The store.
  /// - Throws: An error if the store cannot be opened.
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

  /// Returns the identity for a URL, or nil if the URL does not have the form of an identity.
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

/// The type of a store in an SQLite file.
public let NSSQLiteStoreType = "SQLite"
/// The type of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of a store in a binary file.
public let NSBinaryStoreType = "Binary"
/// The key for the option to migrate an older store automatically.
///
/// Matching data is always kept.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomatically"
/// The key for the option to infer the migration from an older model.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomatically"
/// The key for the option to record changes for other processes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The key for the option to report changes made by other processes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
