public import NavUI

/// A property wrapper that provides an up-to-date list of a class's models, optionally filtered and sorted.
@available(iOS 17.0, *)
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Element: PersistentModel, Result: RandomAccessCollection>
where Result.Element == Element {
  private let descriptor: FetchDescriptor<Element>
  private let convert: ([Element]) -> Result
  @Environment(\.modelContext) private var context
  @State private var cache = QueryCache()

  /// Creates a query for all models of the class.
  ///
  /// It is not declared in an extension, because the compiler looks for the initialisers of a bare
  /// `@Query` only here.
  public init() where Result == [Element] {
    self.init(FetchDescriptor())
  }

  /// The models that the query finds.
  public var wrappedValue: Result {
    convert(fetched)
  }

  /// The context that the query searches.
  public var modelContext: ModelContext { context }

  /// The error of the last fetch, or nil if the fetch succeeded.
  public var fetchError: (any Error)? {
    _ = fetched
    return cache.error
  }

  private var fetched: [Element] {
    context.changes.depend()
    do {
      let found = try context.fetch(descriptor)
      cache.error = nil
      return found
    } catch {
      cache.error = error
      return []
    }
  }
}

/// A cache for the error of a query's last fetch.
private final class QueryCache {
  var error: (any Error)?
}

extension Query: DynamicProperty {}

extension Query where Result == [Element] {
  private init(_ descriptor: FetchDescriptor<Element>) {
    self.descriptor = descriptor
    convert = { $0 }
  }

  /// Creates a query from a fetch descriptor and a transaction for changes to the results.
  ///
  /// - Parameters:
  ///   - descriptor: The description of the models, with their order.
  ///   - transaction: The transaction of changes.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor)
  }

  /// Creates a query from a fetch descriptor and an animation for changes to the results.
  ///
  /// - Parameters:
  ///   - descriptor: The description of the models, with their order.
  ///   - animation: The animation of changes.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) {
    self.init(descriptor)
  }

  /// Creates a query with a filter, sort descriptors and a transaction for changes to the results.
  ///
  /// - Parameters:
  ///   - filter: The condition for the models.
  ///   - descriptors: The order.
  ///   - transaction: The transaction of changes.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query with a filter, sort descriptors and an animation for changes to the results.
  ///
  /// - Parameters:
  ///   - filter: The condition for the models.
  ///   - descriptors: The order.
  ///   - animation: The animation of changes.
  public init(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }

  /// Creates a query that sorts by a property.
  ///
  /// - Parameters:
  ///   - filter: The condition for the models.
  ///   - keyPath: The property.
  ///   - order: The order: ascending or descending.
  ///   - transaction: The transaction of changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }

  /// Creates a query that sorts by a property.
  ///
  /// - Parameters:
  ///   - filter: The condition for the models.
  ///   - keyPath: The property.
  ///   - order: The order: ascending or descending.
  ///   - animation: The animation of changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }

  /// Creates a query that sorts by an optional property, with nil first.
  ///
  /// - Parameters:
  ///   - filter: The condition for the models.
  ///   - keyPath: The property.
  ///   - order: The order: ascending or descending.
  ///   - transaction: The transaction of changes.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
  ) {
    self.init(
      FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
    )
  }
}
