/// A search for the objects of an entity.
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  public var entityName: String?
  /// The entity.
  public var entity: NSEntityDescription? {
    didSet { if let name = entity?.name { entityName = name } }
  }
  /// The condition that objects must meet.
  public var predicate: NSPredicate?
  /// The order of the objects.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The most objects that are returned; 0 for all.
  public var fetchLimit = 0
  /// The number of objects at the beginning that are left out.
  public var fetchOffset = 0
  /// The number of objects that are read at once; all are.
  public var fetchBatchSize = 0
  /// The kind of result for each object.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects count that were not saved yet.
  public var includesPendingChanges = true
  /// Whether the objects of kinds of the entity count, too.
  public var includesSubentities = true
  /// Whether objects come with their values; they do.
  public var returnsObjectsAsFaults = true
  /// Whether values are read with the objects; they are.
  public var includesPropertyValues = true
  /// The relationships whose objects are read, too; all are.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that dictionaries hold.
  public var propertiesToFetch: [Any]?
  /// Whether equal dictionaries are returned once.
  public var returnsDistinctResults = false

  /// Creates a search for the objects of an entity.
  ///
  /// - Parameter entityName: The entity's name.
  public init(entityName: String) {
    self.entityName = entityName
  }

  /// Creates a search whose entity is set later, or is that of the type of its results.
  public override init() {}

  /// The name of the entity, which the type of the results stands for where nobody has named one.
  var wantedEntity: String? {
    if let entityName { return entityName }
    return (ResultType.self as? NSManagedObject.Type).flatMap {
      ModelRegistry.shared.entity(of: $0)?.name
    }
  }

  /// Searches the context of the work that is being done; there is none, so that `context.fetch` is what works.
  ///
  /// - Returns: The objects.
  /// - Throws: The reason why it cannot search.
  public func execute() throws -> [ResultType] {
    throw CoreDataError(
      "A request that is executed by itself has no context; use context.fetch(request)."
    )
  }
}

/// The kind of result of a request for each object.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The value as bits.
  public let rawValue: UInt

  /// Creates a value from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The objects themselves.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Their identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Their values in dictionaries.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// Their number.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request of a context to a store.
open class NSPersistentStoreRequest: NSObject {}

/// The answer of a store.
open class NSPersistentStoreResult: NSObject {}

/// Something that went wrong, in words.
public struct CoreDataError: LocalizedError, CustomNSError {
  /// The words.
  public let errorDescription: String?

  init(_ description: String) { errorDescription = description }

  /// The domain in which such errors are told.
  public static var errorDomain: String { "NSCocoaErrorDomain" }

  /// The words, for whoever looks there.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: errorDescription ?? ""]
  }
}
