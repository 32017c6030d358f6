/// A description of the models to fetch, and of their order.
@available(iOS 17.0, *)
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that models must meet; nil for all.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models.
  public var fetchLimit: Int?
  /// The number of models to skip at the beginning.
  public var fetchOffset: Int?
  /// Whether unsaved changes are included.
  public var includePendingChanges = true
  /// The properties to fetch, which is ignored: all are fetched.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to fetch, which is ignored: all are fetched.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes the models to fetch.
  ///
  /// - Parameters:
  ///   - predicate: The condition for the models.
  ///   - sortBy: The order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// Returns the matching models of a list, in the described order.
  func select(from models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found.removeFirst(min(max(fetchOffset, 0), found.count)) }
    if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}
