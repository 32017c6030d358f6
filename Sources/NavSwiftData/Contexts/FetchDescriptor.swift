/// A description of the wanted models, and of their order.
@available(iOS 17.0, *)
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition for those that are wanted; nil for all.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// The number of models that are wanted at most.
  public var fetchLimit: Int?
  /// The number of the first models that are left out.
  public var fetchOffset: Int?
  /// Whether what was not saved counts.
  public var includePendingChanges = true
  /// The properties that are wanted; all are there anyway.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are wanted; all are there anyway.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Describes what is wanted.
  ///
  /// - Parameters:
  ///   - predicate: What is true of the models.
  ///   - sortBy: The order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// The models among others that are wanted, in their order.
  func select(from models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found.removeFirst(min(max(fetchOffset, 0), found.count)) }
    if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}
