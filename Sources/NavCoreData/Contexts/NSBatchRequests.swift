/// The removal of all objects that a request finds, without reading them.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The fetch request that selects the objects to remove.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result of the removal.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  let identities: [NSManagedObjectID]?

  /// Creates the removal of the objects that a request finds.
  ///
  /// - Parameter fetch: The fetch request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    fetchRequest = fetch
    identities = nil
  }

  /// Creates the removal of some objects.
  ///
  /// - Parameter objectIDs: The identities.
  public init(objectIDs: [NSManagedObjectID]) {
    fetchRequest = NSFetchRequest(entityName: objectIDs.first?.entityName ?? "")
    identities = objectIDs
  }
}

/// The kind of result of a removal.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly
  /// The identities of the removed objects.
  case resultTypeObjectIDs
  /// The number of removed objects.
  case resultTypeCount
}

/// The result of a removal.
public final class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The number, the identities, or the success.
  public let result: Any?

  init(_ result: Any?) { self.result = result }
}
