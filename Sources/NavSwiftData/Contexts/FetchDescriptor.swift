/// A description of the models to fetch and their order.
@available(iOS 17.0, *)
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition that models must meet, or nil for all models.
  public var predicate: Predicate<T>?
  /// The descriptors that determine the order of the models.
  public var sortBy: [SortDescriptor<T>]
  /// The maximum number of models, or nil for no limit.
  public var fetchLimit: Int?
  /// The number of models to skip at the beginning.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether unsaved changes are included.
  public var includePendingChanges = true
  /// The properties to fetch, a setting without effect because all properties are fetched anyway.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships to fetch in advance, a setting without effect because all relationships are fetched anyway.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Creates a description of models and their order.
  ///
  /// - Parameters:
  ///   - predicate: The condition for the models.
  ///   - sortBy: The order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }

  /// Returns those of the given models that match the description, in order.
  func select(from models: [T]) throws -> [T] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    if let fetchOffset { found.removeFirst(min(max(fetchOffset, 0), found.count)) }
    if let fetchLimit, fetchLimit > 0 { found = Array(found.prefix(fetchLimit)) }
    return found
  }
}
