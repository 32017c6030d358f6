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
  /// The maximum number of objects; 0 for all.
  public var fetchLimit = 0
  /// The number of objects to skip at the beginning.
  public var fetchOffset = 0
  /// The number of objects to read at a time, which is ignored: all are read.
  public var fetchBatchSize = 0
  /// The kind of result for each object.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether unsaved objects are included.
  public var includesPendingChanges = true
  /// Whether the objects of subentities are included.
  public var includesSubentities = true
  /// Whether objects are returned without their values, which is ignored: they always have them.
  public var returnsObjectsAsFaults = true
  /// Whether values are read with the objects, which is ignored: they always are.
  public var includesPropertyValues = true
  /// The relationships whose objects are read too, which is ignored: all are.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that dictionaries contain.
  public var propertiesToFetch: [Any]?
  /// The properties whose equal values make a group, which has one dictionary.
  public var propertiesToGroupBy: [Any]?
  /// The condition that groups must meet.
  public var havingPredicate: NSPredicate?
  /// Whether equal dictionaries are returned once.
  public var returnsDistinctResults = false

  /// Creates a search for the objects of an entity.
  ///
  /// - Parameter entityName: The entity's name.
  public init(entityName: String) {
    self.entityName = entityName
  }

  /// Creates a search whose entity is set later or derived from the type of its results.
  public override init() {}

  /// The name of the entity, derived from the type of the results if none was given.
  var wantedEntity: String? {
    if let entityName { return entityName }
    return (ResultType.self as? NSManagedObject.Type).flatMap {
      ModelRegistry.shared.entity(of: $0)?.name
    }
  }

  /// Searches the current context; there is none here, so use `context.fetch` instead.
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
  /// The ids of the objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries with the values of the objects.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request of a context to a store.
open class NSPersistentStoreRequest: NSObject {}

/// The answer of a store.
open class NSPersistentStoreResult: NSObject {}

/// An error of Core Data, with a description.
public struct CoreDataError: LocalizedError, CustomNSError {
  /// The words.
  public let errorDescription: String?

  init(_ description: String) { errorDescription = description }

  /// The domain of such errors.
  public static var errorDomain: String { "NSCocoaErrorDomain" }

  /// The description, under the usual key.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: errorDescription ?? ""]
  }
}
