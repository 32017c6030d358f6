/// A request for the objects of an entity.
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity to search.
  public var entityName: String?
  /// The entity to search.
  public var entity: NSEntityDescription? {
    didSet { if let name = entity?.name { entityName = name } }
  }
  /// The condition that objects must meet, or nil for all objects.
  public var predicate: NSPredicate?
  /// The descriptors that determine the order of the objects.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of objects, or 0 for no limit.
  public var fetchLimit = 0
  /// The number of objects to skip at the beginning.
  public var fetchOffset = 0
  /// The number of objects to read at a time, a setting without effect because all objects are read together.
  public var fetchBatchSize = 0
  /// The kind of result that the request returns.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// A Boolean value that indicates whether the results include unsaved objects.
  public var includesPendingChanges = true
  /// A Boolean value that indicates whether the results include the objects of subentities.
  public var includesSubentities = true
  /// A Boolean value that indicates whether objects are returned without values, a setting without effect in NavLab.
  public var returnsObjectsAsFaults = true
  /// A Boolean value that indicates whether values are read with their objects, a setting without effect in NavLab.
  public var includesPropertyValues = true
  /// The relationships to read in advance, a setting without effect because all objects are read anyway.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// The properties that result dictionaries contain.
  public var propertiesToFetch: [Any]?
  /// The properties whose values determine the group of an object.
  public var propertiesToGroupBy: [Any]?
  /// The condition that groups must meet, or nil for all groups.
  public var havingPredicate: NSPredicate?
  /// A Boolean value that indicates whether equal dictionaries are returned only once.
  public var returnsDistinctResults = false

  /// Creates a request for the objects of the entity with the given name.
  ///
  /// - Parameter entityName: The entity's name.
  public init(entityName: String) {
    self.entityName = entityName
  }

  /// Creates a request whose entity is set later or derived from the type of its results.
  public override init() {}

  /// The name of the entity to search, which is derived from the type of the results if none was set.
  var wantedEntity: String? {
    if let entityName { return entityName }
    return (ResultType.self as? NSManagedObject.Type).flatMap {
      ModelRegistry.shared.entity(of: $0)?.name
    }
  }

  /// Throws an error that recommends `context.fetch`, because a request alone has no context.
  ///
  /// - Returns: The objects.
  /// - Throws: An error that recommends `context.fetch`.
  public func execute() throws -> [ResultType] {
    throw CoreDataError(
      "A fetch request has no context of its own; use context.fetch(request)."
    )
  }
}

/// A kind of result of a request.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits of the kind.
  public let rawValue: UInt

  /// Creates a kind from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The objects themselves.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// The ids of the objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries that contain the values of the objects.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request that a context sends to a store.
open class NSPersistentStoreRequest: NSObject {}

/// A result that a store returns.
open class NSPersistentStoreResult: NSObject {}

/// An error of Core Data with a description.
public struct CoreDataError: LocalizedError, CustomNSError {
  /// The description of the error.
  public let errorDescription: String?

  init(_ description: String) { errorDescription = description }

  /// The domain of Core Data errors.
  public static var errorDomain: String { "NSCocoaErrorDomain" }

  /// The user information, which contains the description.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: errorDescription ?? ""]
  }
}
