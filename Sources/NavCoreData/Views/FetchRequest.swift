public import NavUI

extension EnvironmentValues {
  /// The context for objects in views.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(.mainQueueConcurrencyType)
  }
}

/// A property with the results of a search, which is updated automatically.
@MainActor @preconcurrency
@propertyWrapper
public struct FetchRequest<Result> {
  @State private var search: Search<Result>
  @Environment(\.managedObjectContext) private var context

  /// The fetched objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(search: search, elements: search.find(in: context))
  }

  /// The search, which can be changed.
  public var projectedValue: Binding<Configuration> {
    let search = search
    return Binding {
      Configuration(nsSortDescriptors: search.order, nsPredicate: search.predicate)
    } set: { configuration in
      search.predicate = configuration.nsPredicate
      search.order = configuration.nsSortDescriptors
    }
  }

  /// The changeable settings of a search.
  public struct Configuration {
    /// The order of the objects.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The condition that objects must meet.
    public var nsPredicate: NSPredicate?
  }

  /// Creates a search from a request.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - animation: The animation of changes.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    _search = State(wrappedValue: Search(fetchRequest))
  }

  /// Creates a search from a request.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - transaction: The transaction of changes.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Creates a search for the objects of an entity.
  ///
  /// - Parameters:
  ///   - entity: The entity.
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  public init(
    entity: NSEntityDescription,
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  /// Creates a search for the objects of the property's class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  public init(
    sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  /// Creates a search for the objects of the property's class.
  ///
  /// - Parameters:
  ///   - sortDescriptors: The order.
  ///   - predicate: The condition for the objects.
  ///   - animation: The animation of changes.
  @_disfavoredOverload
  public init(
    sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.predicate = predicate
    self.init(fetchRequest: request)
    _search = State(wrappedValue: Search(request, sorting: sortDescriptors))
  }
}

extension FetchRequest: DynamicProperty {}

/// The results of a search.
public struct FetchedResults<Result>: RandomAccessCollection {
  let search: Search<Result>
  let elements: [Result]

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The index after the last object.
  public var endIndex: Int { elements.count }
  /// Returns an object by its index.
  public subscript(position: Int) -> Result { elements[position] }

  /// The condition that objects must meet; changing it repeats the search.
  public var nsPredicate: NSPredicate? {
    get { search.predicate }
    nonmutating set { search.predicate = newValue }
  }

  /// The order of the objects; changing it repeats the search.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { search.order }
    nonmutating set { search.order = newValue }
  }

  /// The order of the objects; changing it repeats the search.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { search.sorting }
    nonmutating set { search.sorting = newValue }
  }
}
