/// A request to remove, without reading, the objects that a fetch request selects.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The fetch request that selects the objects to remove.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result that the removal returns.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let identities: [NSManagedObjectID]?

  /// Creates a request to remove the objects that a fetch request selects.
  ///
  /// - Parameter fetch: The fetch request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identities = nil
  }

  /// Creates a request to remove the given objects.
  ///
  /// - Parameter objectIDs: The identities.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entityName ?? "")
    identities = objectIDs
  }
}

/// A kind of result of a removal.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// The success of the removal, as a Boolean value.
  case resultTypeStatusOnly
  /// The identities of the removed objects.
  case resultTypeObjectIDs
  /// The number of removed objects.
  case resultTypeCount
}

/// The result of a removal.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  /// A Boolean value, the identities or the number of the removed objects, depending on the kind of result.
  public let result: Any?

  init(_ result: Any?) { self.result = result }
}
