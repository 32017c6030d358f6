/// A receiver of changes in fetched results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Reports that the results are about to change.
  ///
  /// - Parameter controller: The controller whose content changes.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )

  /// Reports that the results have changed.
  ///
  /// - Parameter controller: The controller whose content changes.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  )
}

extension NSFetchedResultsControllerDelegate {
  /// Ignores an imminent change of the results.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}

  /// Ignores a change of the results.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// A controller for a search whose results are updated automatically.
public final class NSFetchedResultsController<ResultType>: NSObject {
  /// The fetch request that selects the objects.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context to search.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the property that divides the results into sections, or nil if there are no sections.
  public let sectionNameKeyPath: String?
  /// The delegate that receives changes, or nil if there is none.
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The fetched objects, or nil before the first fetch.
  public private(set) var fetchedObjects: [ResultType]?
  private var observer: (any NSObjectProtocol)?
  /// The controller that is passed to the delegate, with results of the type `any NSFetchRequestResult`.
  private var untyped: NSFetchedResultsController<any NSFetchRequestResult>?

  /// Creates a controller without performing its fetch.
  ///
  /// - Parameters:
  ///   - fetchRequest: The description of the search.
  ///   - context: The context to search.
  ///   - sectionNameKeyPath: The property that divides the results.
  ///   - name: A name for cached results, which is ignored.
  public init(
    fetchRequest: NSFetchRequest<ResultType>,
    managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?,
    cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    super.init()
    nonisolated(unsafe) weak let controller = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange,
      object: context,
      queue: nil
    ) { _ in controller?.update() }
  }

  deinit { if let observer { NotificationCenter.default.removeObserver(observer) } }

  /// Performs the fetch.
  ///
  /// - Throws: An error if the search fails.
  public func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }

  /// Returns the result at an index path.
  ///
  /// - Parameter indexPath: The place; only the last part counts.
  /// - Returns: The object.
  public func object(at indexPath: IndexPath) -> ResultType {
    guard let objects = fetchedObjects, let index = indexPath.last, objects.indices.contains(index)
    else { fatalError("The fetched results have no object at \(indexPath).") }
    return objects[index]
  }

  private func update() {
    guard fetchedObjects != nil, !isTold else { return }
    // A search that worked before fails only if the store is gone; then the last results are kept.
    guard let found = try? managedObjectContext.fetch(fetchRequest) else { return }
    let told = told()
    delegate?.controllerWillChangeContent(told)
    fetchedObjects = found
    if untyped != nil { told.fetchedObjects = found.compactMap { $0 as? any NSFetchRequestResult } }
    delegate?.controllerDidChangeContent(told)
  }

  /// Returns the controller to pass to the delegate.
  private func told() -> NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as Any as? NSFetchedResultsController<any NSFetchRequestResult> {
      return same
    }
    if let untyped { return untyped }
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entityName = fetchRequest.entityName
    request.entity = fetchRequest.entity
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    let made = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request,
      managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath,
      cacheName: nil
    )
    made.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    made.isTold = true
    untyped = made
    return made
  }

  /// A Boolean value that indicates whether another controller updates the results.
  private var isTold = false
}
